import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { acceso as t } from '#texts/acceso.ts'
import { personas } from '#texts/personas.ts'
import { isCodigo } from '#web/lib/api/api-error.ts'
import { keys } from '#web/lib/api/keys.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useEmpresa, usePuestos } from './queries.ts'

type Acceso = Empresa['acceso']

/** Refetches the user's permissions when any change in the empresa, and shows a toast if the user's own changed. */
export function useAccesoVivo(empresaId: string) {
  const client = useQueryClient()
  const toast = useToast()
  const accesos = usePuestos(empresaId).data?.accesos
  const acceso = useEmpresa(empresaId).data?.acceso

  const read = useEffectEvent(async () => {
    // Permissions come first: the user may have lost the right to read the team's list.
    await client.invalidateQueries({ queryKey: keys.empresa(empresaId) })
    await client.invalidateQueries({ queryKey: keys.equipo(empresaId) })
  })
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (accesos === undefined) return
    if (known.current !== undefined && known.current !== accesos) void read()
    known.current = accesos
  }, [accesos])

  const before = useRef<Acceso>(undefined)
  const tell = useEffectEvent((now: Acceso) => {
    const changed = before.current && changeOf(before.current, now)
    if (changed) toast(changed, 'danger')
    before.current = now
  })
  useEffect(() => {
    if (acceso) tell(acceso)
  }, [acceso])
}

function changeOf(before: Acceso, now: Acceso): string | null {
  if (before.rol !== now.rol) return t.rol(personas.roles[now.rol].nombre)
  return JSON.stringify(before.colas) === JSON.stringify(now.colas) ? null : t.colas
}

/** The name of an empresa that the user has lost access to while it was open; null while there is access. */
export function useSinAcceso(empresaId: string): string | null {
  const { data, error } = useEmpresa(empresaId)
  return data && isCodigo(error, 'empresa_no_encontrada') ? data.nombre : null
}

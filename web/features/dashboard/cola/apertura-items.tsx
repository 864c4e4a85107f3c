import { DoorClosed, DoorOpen } from 'lucide-react'
import type { Cola } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAtender } from '#web/shared/atender/atender.tsx'
import { menuItem } from '#web/ui/menu.tsx'
import { useCambiarApertura } from './api.ts'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

/** Closes one queue for today, or keeps it open for another hour. */
export function AperturaItems({ empresaId, cola }: { empresaId: string; cola: Cola }) {
  const { show } = useAtender()
  const cambiar = useCambiarApertura({ empresaId, colaId: cola.id })
  // The menu unmounts on click, and callbacks passed to `mutate` would be dropped with it.
  const decidir = (abierta: boolean, hecho: string) =>
    cambiar.mutateAsync(abierta).then(
      () => show({ tone: 'success', text: hecho }),
      (error: unknown) => show({ tone: 'danger', text: sentenceOf(error, t.falloAccion) }),
    )
  const cerrada = cola.admite === 'cerrada'
  return (
    <>
      {!cerrada && (
        <button type="button" {...menuItem} onClick={() => decidir(false, t.cerradaHoy(cola.nombre))}>
          <DoorClosed {...icon} />
          {t.cerrarHoy}
        </button>
      )}
      {(cerrada || cola.cierra !== null) && (
        <button type="button" {...menuItem} onClick={() => decidir(true, t.abiertaMas(cola.nombre))}>
          <DoorOpen {...icon} />
          {t.unaHoraMas}
        </button>
      )}
    </>
  )
}

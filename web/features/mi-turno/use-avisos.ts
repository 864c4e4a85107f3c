import { useCallback, useEffect, useState } from 'react'
import { type AvisoPedido, type AvisosDeTurno, CONSENTIMIENTOS } from '#contract/avisos.ts'
import { endpoints } from '#contract/endpoints.ts'
import { call } from '#web/lib/api/api.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { currentLanguage } from '#web/texts/live.ts'

const LOOK_EVERY_MS = 5000

type Pedido = Pick<AvisoPedido, 'canal' | 'cuando'> & Partial<Pick<AvisoPedido, 'destino' | 'push'>>

/** The canales offered for this turno, and those chosen. Null until loaded, and without network. */
export function useAvisos({ id, codigo }: Pick<TurnoGuardado, 'id' | 'codigo'>) {
  const [avisos, setAvisos] = useState<AvisosDeTurno | null>(null)
  const params = { turnoId: id }

  const load = useCallback(
    () =>
      call(endpoints.avisosDeTurno, { params: { turnoId: id }, body: { codigo } })
        .then(setAvisos)
        .catch(() => {}),
    [id, codigo],
  )
  useEffect(() => {
    void load()
  }, [load])

  // The customer confirms in another app, so this polls to show the result without a touch.
  const confirming = avisos?.avisos.some(({ confirmado }) => !confirmado) ?? false
  useEffect(() => {
    if (!confirming) return
    const look = () => void (document.visibilityState === 'visible' && load())
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [confirming, load])

  return {
    avisos,
    /** Returns the link to continue with, as WhatsApp needs a message from the customer first; '' without one. */
    async pedir(pedido: Pedido): Promise<string> {
      const body = { ...pedido, codigo, reemplaza: true, consentimiento: CONSENTIMIENTOS[currentLanguage()] }
      const next = await call(endpoints.pedirAviso, { params, body })
      setAvisos(next)
      return pedido.canal === 'whatsapp' ? (next.ofrece.whatsapp?.enlace ?? '') : ''
    },
    async dejar() {
      setAvisos(await call(endpoints.dejarAvisos, { params, body: { codigo } }))
    },
  }
}

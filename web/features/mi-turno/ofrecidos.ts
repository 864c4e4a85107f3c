import type { AvisosDeTurno, CanalAviso } from '#contract/avisos.ts'
import { canPush } from './push-subscription.ts'

/** The canales by which this browser and this empresa can notify, the quickest first. */
export const ofrecidos = ({ ofrece }: AvisosDeTurno): CanalAviso[] => [
  ...(ofrece.push && canPush() ? (['push'] as const) : []),
  ...(ofrece.whatsapp ? (['whatsapp'] as const) : []),
  ...(ofrece.sms ? (['sms'] as const) : []),
  ...(ofrece.correo ? (['correo'] as const) : []),
]

import type { Respuesta } from '#contract/respuesta.ts'
import { atender as t } from '#texts/atender.ts'

type Props = { de: { respuesta?: Respuesta; llego?: boolean } }

/** What a customer said about coming, until they are there. */
export const RespuestaLine = ({ de: { respuesta, llego } }: Props) =>
  respuesta && !llego ? (
    <span className="text-sm font-semibold">{t.respuestas[respuesta.palabra](respuesta.minutos)}</span>
  ) : null

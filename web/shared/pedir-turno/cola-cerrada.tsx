import { fraseDeCierre, type PorQueCerrada } from '#web/shared/apertura/frases.ts'
import { Banner } from '#web/ui/banner.tsx'

type Props = { cola: PorQueCerrada | undefined; zona: string | undefined }

/** Says why the chosen cola gives no turnos just now, and when it opens. */
export function ColaCerrada({ cola, zona }: Props) {
  const frase = cola && zona && fraseDeCierre(cola, zona, Date.now())
  return frase && <Banner tone="warning">{frase}</Banner>
}

import type { Publico } from '#contract/cola.ts'
import { fraseDeCierre, type PorQueCerrada } from '#web/shared/apertura/frases.ts'
import { Banner } from '#web/ui/banner.tsx'

type Props = { cola: PorQueCerrada | undefined; publico: Publico | undefined }

/** Says why the chosen cola issues no turnos now, and when it opens. */
export function ColaCerrada({ cola, publico }: Props) {
  // Uses the state's own instant, so that the page the server renders and the browser agree.
  const frase = cola && publico && fraseDeCierre(cola, publico.empresa.zona, Date.parse(publico.actualizado))
  return frase && <Banner tone="warning">{frase}</Banner>
}

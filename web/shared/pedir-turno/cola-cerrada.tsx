import type { Publico } from '#contract/cola.ts'
import { fraseDeCierre, type PorQueCerrada } from '#web/shared/apertura/frases.ts'
import { Banner } from '#web/ui/banner.tsx'

type Props = { cola: PorQueCerrada | undefined; publico: Publico | undefined }

/** Says why the chosen cola gives no turnos just now, and when it opens. */
export function ColaCerrada({ cola, publico }: Props) {
  // At the state's own instant, which the server that writes the page and the browser agree on.
  const frase = cola && publico && fraseDeCierre(cola, publico.empresa.zona, Date.parse(publico.actualizado))
  return frase && <Banner tone="warning">{frase}</Banner>
}

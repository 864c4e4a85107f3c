import type { ColaPublica, Publico } from '#contract/cola.ts'
import { cuandoEs } from '#domain/hora-local.ts'
import { apertura } from '#texts/apertura.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { usePropio } from '#web/shared/propio.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Tiles } from '#web/ui/choice.tsx'

/** More colas than this are a list. */
export const COLAS_EN_FICHAS = 5

type Props = {
  publico: Publico | undefined
  cola: ColaPublica | undefined
  onChoose: (colaId: string) => void
}

/** Chooses a cola by its name, how many wait and how long; one that gives no turnos says so before anything is typed. */
export function ColaFichas({ publico, cola, onChoose }: Props) {
  const propio = usePropio()
  return (
    <Tiles
      label={t.cola}
      name="colaId"
      options={(publico?.colas ?? []).map((one) => ({
        id: one.id,
        label: propio(one.nombre),
        ...(publico && one.admite !== 'si' ? closed(one, publico) : open(one)),
      }))}
      value={cola?.id ?? ''}
      onChange={onChoose}
    />
  )
}

const open = ({ enEspera, estimado, quedan }: ColaPublica) => ({
  hint: [t.enEspera(enEspera), quedan !== null && apertura.quedan(quedan)].filter(Boolean).join(' · '),
  aside: (enEspera > 0 && formatEstimado(estimado)) || undefined,
})

function closed({ admite, abre }: ColaPublica, { empresa, actualizado }: Publico) {
  const corta = admite === 'si' ? undefined : apertura.corta[admite]
  if (!abre) return { hint: corta, dim: true }
  const cuando = cuandoEs(Date.parse(abre), Date.parse(actualizado), empresa.zona, currentLanguage())
  return { hint: apertura.abre(cuando), aside: corta, dim: true }
}

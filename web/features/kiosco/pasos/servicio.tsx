import type { ColaPublica, Publico } from '#contract/cola.ts'
import { cuandoEs } from '#domain/hora-local.ts'
import { apertura } from '#texts/apertura.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { pedirTurno } from '#texts/pedir-turno.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { usePropio } from '#web/shared/propio.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { iconoDe } from './icono-de.ts'
import { Losa, losasLook } from './losas.tsx'

type Props = {
  colas: readonly ColaPublica[]
  publico: Publico
  chosen: string | undefined
  /** Whether the turno of the chosen cola is being taken. */
  pending: boolean
  onChoose: (cola: ColaPublica) => void
}

/** The colas as large tiles. A touch continues with that cola; one that gives no turnos says why. */
export function Servicio({ colas, publico, chosen, pending, onChoose }: Props) {
  const propio = usePropio()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; these tiles continue at once.
    <div role="group" aria-label={pedirTurno.cola} className={losasLook(colas.length)}>
      {colas.map((cola) => {
        const open = cola.admite === 'si'
        return (
          <button
            key={cola.id}
            type="button"
            className="k-losa"
            aria-pressed={open && cola.id === chosen}
            aria-busy={(pending && cola.id === chosen) || undefined}
            aria-disabled={!open || pending || undefined}
            onClick={() => open && onChoose(cola)}
          >
            <Losa icono={iconoDe(cola.nombre)} nombre={propio(cola.nombre)}>
              <Espera cola={cola} publico={publico} />
            </Losa>
          </button>
        )
      })}
    </div>
  )
}

function Espera({ cola, publico }: { cola: ColaPublica; publico: Publico }) {
  const { admite, abre, enEspera, estimado, quedan } = cola
  if (admite !== 'si') {
    return (
      <>
        {abre && <span>{apertura.abre(cuandoDe(abre, publico))}</span>}
        <b>{apertura.corta[admite]}</b>
      </>
    )
  }
  const cupo = quedan !== null && ` · ${apertura.quedan(quedan)}`
  return (
    <>
      <span>
        {t.enEspera(enEspera)}
        {cupo}
      </span>
      {enEspera > 0 && <b>{formatEstimado(estimado)}</b>}
    </>
  )
}

/** An instant in the words of the empresa's day. */
export const cuandoDe = (instante: string, { empresa, actualizado }: Publico) =>
  cuandoEs(Date.parse(instante), Date.parse(actualizado), empresa.zona, currentLanguage())

import { ChevronDown, ChevronRight, Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { RANGOS_POR_DIA } from '#contract/horario.ts'
import { horario } from '#texts/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CopiarDialog } from './copiar-dialog.tsx'
import { CADA_DIA, conOtroRango, copiarDia, estaCompleta, gruposDe, type SemanaDraft } from './draft.ts'
import { diasDe, horasDe } from './escritas.ts'
import { Rangos, useNuevo } from './rangos.tsx'

type Props = {
  semana: SemanaDraft
  zona: string
  /** The weekday of today, which stands out. */
  hoy?: number
  /** Days in a row with the same hours share a row, which can be taken apart. */
  agrupada?: boolean
  onChange: (semana: SemanaDraft) => void
}

/** The hours of seven days. On a phone, a day of a page is one line that opens. */
export function SemanaEditor({ semana, zona, hoy, agrupada = false, onChange }: Props) {
  const [copying, setCopying] = useState<number | null>(null)
  const [unfolded, setUnfolded] = useState<number | null>(null)
  // Kept while editing: a row whose hours become those of the next one must not disappear under the user's hands.
  const [filas, setFilas] = useState(() => (agrupada ? gruposDe(semana) : CADA_DIA))
  return (
    <>
      <ul>
        {filas.map((dias) => {
          const [primero = 0] = dias
          return (
            <Fila
              key={dias.join()}
              dias={dias}
              zona={zona}
              hoy={hoy === primero}
              folds={!agrupada}
              unfolded={unfolded === primero}
              rangos={semana[primero] ?? []}
              onFold={() => setUnfolded(unfolded === primero ? null : primero)}
              onSplit={() =>
                setFilas(filas.flatMap((fila) => (fila === dias ? fila.map((dia) => [dia]) : [fila])))
              }
              onCopy={() => setCopying(primero)}
              onChange={(rangos) =>
                onChange(semana.map((actual, dia) => (dias.includes(dia) ? rangos : actual)))
              }
            />
          )
        })}
      </ul>
      <CopiarDialog
        dia={copying}
        onClose={() => setCopying(null)}
        onCopy={(dias) => {
          if (copying !== null) onChange(copiarDia(semana, copying, dias))
          setFilas(CADA_DIA)
          setCopying(null)
        }}
      />
    </>
  )
}

type FilaProps = {
  dias: readonly number[]
  zona: string
  hoy: boolean
  folds: boolean
  unfolded: boolean
  rangos: SemanaDraft[number]
  onFold: () => void
  onSplit: () => void
  onCopy: () => void
  onChange: (rangos: SemanaDraft[number]) => void
}

const COLUMNS = 'grid grid-cols-[5rem_minmax(0,1fr)_2.75rem] gap-x-2'
const IN_DIALOG = 'grid grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] gap-x-1'

function Fila({ dias, zona, hoy, folds, unfolded, rangos, onFold, onSplit, onCopy, onChange }: FilaProps) {
  const { nuevo, anotar } = useNuevo()
  const several = dias.length > 1
  const nombre = several ? diasDe(dias, zona) : (horario.dias[dias[0] ?? 0] ?? '')
  const abierto = rangos.length > 0
  const folded = folds && !unfolded
  return (
    <li
      className={cx(
        folds ? COLUMNS : IN_DIALOG,
        'min-h-11 items-center border-t border-line max-sm:min-h-13 max-sm:items-start max-sm:py-1',
        folds ? 'sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[6rem_minmax(0,1fr)_auto]',
        'sm:gap-x-3',
      )}
    >
      {several ? (
        <button
          type="button"
          onClick={onSplit}
          title={t.separar}
          className="flex min-h-8 items-center gap-1 rounded-control text-left font-medium touch:min-h-11 max-sm:text-sm"
        >
          {t.dia(diasDe(dias, zona, true))}
          <ChevronDown aria-hidden="true" className="size-3 shrink-0 text-faint max-sm:hidden" />
          <span className="sr-only">: {t.separar}</span>
        </button>
      ) : (
        <span
          className={cx(
            hoy ? 'font-semibold' : 'font-medium',
            folds ? 'max-sm:hidden' : 'max-sm:flex max-sm:h-11 max-sm:items-center max-sm:text-sm',
          )}
        >
          {t.dia(nombre)}
        </span>
      )}
      {folds && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={onFold}
          className={cx(
            'min-h-11 items-center rounded-control text-left text-sm sm:hidden',
            folded ? cx(COLUMNS, 'col-span-full') : 'flex',
          )}
        >
          <span className={hoy ? 'font-semibold' : 'font-medium'}>{t.dia(nombre)}</span>
          {folded && (
            <>
              <span className={cx('tabular-nums', abierto ? 'text-muted' : 'text-faint')}>
                {!abierto
                  ? t.cerrado
                  : rangos.map((rango, i) => (
                      <span key={rango.id}>
                        {i > 0 && ', '}
                        <span className="whitespace-nowrap">
                          {estaCompleta([[rango]]) ? horasDe([rango], zona) : t.faltaHora}
                        </span>
                      </span>
                    ))}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 justify-self-center text-faint" />
            </>
          )}
        </button>
      )}
      <div className={cx('flex min-w-0 items-center max-sm:min-h-11 sm:py-1', folded && 'max-sm:hidden')}>
        {abierto ? (
          <Rangos dia={nombre} zona={zona} rangos={rangos} nuevo={nuevo} onChange={onChange} />
        ) : (
          <span className="text-sm text-faint">{t.cerrado}</span>
        )}
      </div>
      <div className={cx('flex max-sm:flex-col-reverse', folded && 'max-sm:hidden')}>
        {abierto && !several && (
          <IconButton label={t.copiarDe(nombre)} onClick={onCopy}>
            <Copy aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={abierto ? t.otroRango(nombre) : t.ponerHoras(nombre)}
          data-focus-home
          aria-disabled={rangos.length >= RANGOS_POR_DIA || undefined}
          onClick={() => {
            if (rangos.length >= RANGOS_POR_DIA) return
            const next = conOtroRango(rangos)
            anotar(next)
            onChange(next)
          }}
          className="ml-auto aria-disabled:opacity-50"
        >
          <Plus aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}

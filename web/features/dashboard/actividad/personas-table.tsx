import type { CifrasDePersona, EstadisticasDePersonas, PausasDePersona } from '#contract/estadisticas.ts'
import { actividad } from '#texts/actividad.ts'
import { type Figures, useFigures } from '#web/shared/use-figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'

const t = actividad.cifras

type Persona = EstadisticasDePersonas['personas'][number]

const COLUMNS: readonly (readonly [string, (cifras: CifrasDePersona, figures: Figures) => string])[] = [
  [t.llamados, ({ llamados }, { count }) => count(llamados)],
  [t.atendidos, ({ atendidos }, { count }) => count(atendidos)],
  [t.ausentes, ({ ausentes }, { count }) => count(ausentes)],
  [t.etapas, ({ etapas }, { count }) => count(etapas)],
  [t.atencion, ({ atencion }, { minutes }) => minutes(atencion?.promedio)],
  [t.ritmo, ({ ritmo }, { percent }) => percent(ritmo)],
  [t.fueraDeOrden, ({ fueraDeOrden }, { percent }) => percent(fueraDeOrden)],
]

const nameOf = ({ nombre, quien }: Persona) => (quien === 'persona' ? nombre : t[quien])

/** A row for each person, with their queues below; the last row is the whole company. */
export const PersonasTable = ({ datos }: { datos: EstadisticasDePersonas }) => (
  <Table label={t.titulo} columns={[t.persona, ...COLUMNS.map(([title]) => title), t.pausas]} wide>
    {datos.personas.map((persona) => (
      <PersonaRows key={persona.id ?? persona.quien} persona={persona} />
    ))}
    {datos.total && (
      <tfoot>
        <Row name={t.total} cifras={datos.total} pausas={datos.pausas} strong />
      </tfoot>
    )}
  </Table>
)

const PersonaRows = ({ persona }: { persona: Persona }) => (
  <tbody>
    <Row name={nameOf(persona)} own={persona.propio} cifras={persona.cifras} pausas={persona.pausas} strong />
    {persona.porCola.length > 1 &&
      persona.porCola.map(({ id, nombre, cifras }) => <Row key={id} name={nombre} cifras={cifras} />)}
  </tbody>
)

type RowProps = {
  name: string
  own?: boolean
  cifras: CifrasDePersona
  /** Only set for a person, not for a queue. */
  pausas?: PausasDePersona | null
  strong?: boolean
}

const pauses = ({ veces, minutos }: PausasDePersona, { count }: Figures) =>
  veces === 0 ? '–' : t.pausasDe(veces, count(minutos))

const cell = (strong: boolean) => (strong ? 'py-2.5 pl-4' : 'py-1.5 pl-4 text-sm text-muted')

function Row({ name, own, cifras, pausas, strong = false }: RowProps) {
  const figures = useFigures()
  return (
    <tr className="border-b border-line last:border-0">
      <th
        scope="row"
        className={
          strong
            ? 'max-w-56 py-2.5 text-left font-semibold wrap-anywhere'
            : 'max-w-56 py-1.5 pl-4 text-left text-sm font-normal text-muted wrap-anywhere'
        }
      >
        {name} {own && <Badge tone="info">{t.tu}</Badge>}
      </th>
      {COLUMNS.map(([title, value]) => (
        <td key={title} className={cell(strong)}>
          {value(cifras, figures)}
        </td>
      ))}
      <td className={cell(strong)}>{pausas && pauses(pausas, figures)}</td>
    </tr>
  )
}

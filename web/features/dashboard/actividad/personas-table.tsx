import type { CifrasDePersona, EstadisticasDePersonas, PausasDePersona } from '#contract/estadisticas.ts'
import { actividad } from '#texts/actividad.ts'
import { estadisticas } from '#texts/estadisticas.ts'
import { formatNumber } from '#web/lib/page/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'

const t = actividad.cifras

type Persona = EstadisticasDePersonas['personas'][number]

const percent = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} %`)
const minutes = (value: number | null | undefined) =>
  value == null ? '–' : `${formatNumber(value)} ${estadisticas.min}`

const COLUMNS: readonly (readonly [string, (cifras: CifrasDePersona) => string])[] = [
  [t.llamados, ({ llamados }) => formatNumber(llamados)],
  [t.atendidos, ({ atendidos }) => formatNumber(atendidos)],
  [t.ausentes, ({ ausentes }) => formatNumber(ausentes)],
  [t.etapas, ({ etapas }) => formatNumber(etapas)],
  [t.atencion, ({ atencion }) => minutes(atencion?.promedio)],
  [t.ritmo, ({ ritmo }) => percent(ritmo)],
  [t.fueraDeOrden, ({ fueraDeOrden }) => percent(fueraDeOrden)],
]

const nameOf = ({ nombre, quien }: Persona) => (quien === 'persona' ? nombre : t[quien])

/** A row for each person, with her queues below; last, the whole company. */
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
  /** Of a person; those of a queue have none. */
  pausas?: PausasDePersona | null
  strong?: boolean
}

const pauses = ({ veces, minutos }: PausasDePersona) =>
  veces === 0 ? '–' : t.pausasDe(veces, formatNumber(minutos))

const cell = (strong: boolean) => (strong ? 'py-2.5 pl-4' : 'py-1.5 pl-4 text-sm text-muted')

const Row = ({ name, own, cifras, pausas, strong = false }: RowProps) => (
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
        {value(cifras)}
      </td>
    ))}
    <td className={cell(strong)}>{pausas && pauses(pausas)}</td>
  </tr>
)

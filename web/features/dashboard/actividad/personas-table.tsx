import type { CifrasDePersona, EstadisticasDePersonas, PausasDePersona } from '#contract/estadisticas.ts'
import { actividad } from '#texts/actividad.ts'
import { type Figures, useFigures } from '#web/shared/use-figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'

type Cifra = keyof typeof actividad.cifras & keyof CifrasDePersona
type Persona = EstadisticasDePersonas['personas'][number]

const COLUMNS: readonly (readonly [Cifra, (cifras: CifrasDePersona, figures: Figures) => string])[] = [
  ['llamados', ({ llamados }, { count }) => count(llamados)],
  ['atendidos', ({ atendidos }, { count }) => count(atendidos)],
  ['ausentes', ({ ausentes }, { count }) => count(ausentes)],
  ['etapas', ({ etapas }, { count }) => count(etapas)],
  ['atencion', ({ atencion }, { minutes }) => minutes(atencion?.promedio)],
  ['ritmo', ({ ritmo }, { percent }) => percent(ritmo)],
  ['fueraDeOrden', ({ fueraDeOrden }, { percent }) => percent(fueraDeOrden)],
]

const nameOf = ({ nombre, quien }: Persona) => (quien === 'persona' ? nombre : actividad.cifras[quien])

/** A row for each person, with their queues below; the last row is the whole company. */
export const PersonasTable = ({ datos }: { datos: EstadisticasDePersonas }) => (
  <Table
    label={actividad.cifras.titulo}
    columns={[
      actividad.cifras.persona,
      ...COLUMNS.map(([cifra]) => actividad.cifras[cifra]),
      actividad.cifras.pausas,
    ]}
    wide
  >
    {datos.personas.map((persona) => (
      <PersonaRows key={persona.id ?? persona.quien} persona={persona} />
    ))}
    {datos.total && (
      <tfoot>
        <Row name={actividad.cifras.total} cifras={datos.total} pausas={datos.pausas} strong />
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
  veces === 0 ? '–' : actividad.cifras.pausasDe(veces, count(minutos))

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
        {name} {own && <Badge tone="info">{actividad.cifras.tu}</Badge>}
      </th>
      {COLUMNS.map(([cifra, value]) => (
        <td key={cifra} className={cell(strong)}>
          {value(cifras, figures)}
        </td>
      ))}
      <td className={cell(strong)}>{pausas && pauses(pausas, figures)}</td>
    </tr>
  )
}

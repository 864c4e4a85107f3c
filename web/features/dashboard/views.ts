import {
  Armchair,
  CalendarClock,
  ChartColumn,
  ListOrdered,
  type LucideIcon,
  RotateCcwClock,
  Settings,
  UserRoundCog,
  Users,
} from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import type { Permiso } from '#contract/permiso.ts'
import type { VistaDashboard } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'

/** The daily work has no heading. */
export type ViewGroup = 'diario' | 'medir' | 'ajustar'

type View = { id: VistaDashboard; group: ViewGroup; icon: LucideIcon; permiso: Permiso | null }

export const groups: readonly ViewGroup[] = ['diario', 'medir', 'ajustar']

/**
 * Entries of the sidebar, in order; each is a child route of the dashboard in web/routes.ts. Hidden from members
 * without its permiso.
 */
export const views: View[] = [
  { id: 'cola', group: 'diario', icon: Users, permiso: 'personas' },
  { id: 'sala', group: 'diario', icon: Armchair, permiso: 'estadisticas' },
  // Every member sees their own activity.
  { id: 'actividad', group: 'diario', icon: RotateCcwClock, permiso: null },
  { id: 'estadisticas', group: 'medir', icon: ChartColumn, permiso: 'estadisticas' },
  { id: 'administrar-cola', group: 'ajustar', icon: ListOrdered, permiso: 'configurar' },
  { id: 'horario', group: 'ajustar', icon: CalendarClock, permiso: 'configurar' },
  { id: 'equipo', group: 'ajustar', icon: UserRoundCog, permiso: 'equipo' },
  { id: 'configuracion', group: 'ajustar', icon: Settings, permiso: 'configurar' },
]

/** Views that use the whole space beside the sidebar and place their content themselves. */
export const fullViews: ReadonlySet<string> = new Set([
  'cola',
  'sala',
  'estadisticas',
  'equipo',
  'configuracion',
  'administrar-cola',
  'horario',
  'compartir',
])

/** Whether the user may open a view. Views without an entry in the sidebar are open to every member. */
export function mayOpen(empresa: Pick<Empresa, 'acceso'>, id: string): boolean {
  const permiso = views.find((view) => view.id === id)?.permiso ?? null
  return permiso === null || puedeEn(empresa, permiso)
}

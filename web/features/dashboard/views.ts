import {
  Armchair,
  CalendarClock,
  ChartColumn,
  History,
  ListOrdered,
  type LucideIcon,
  Settings,
  UserRoundCog,
  Users,
} from 'lucide-react'
import type { Empresa } from '#contract/empresa.ts'
import type { Permiso } from '#contract/permiso.ts'
import type { VistaDashboard } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'

type View = { id: VistaDashboard; icon: LucideIcon; permiso: Permiso | null }

/**
 * Entries of the sidebar, in order; each is a child route of the dashboard in web/routes.ts. Hidden from members
 * without its permiso.
 */
export const views: View[] = [
  { id: 'cola', icon: Users, permiso: 'personas' },
  { id: 'sala', icon: Armchair, permiso: 'estadisticas' },
  { id: 'estadisticas', icon: ChartColumn, permiso: 'estadisticas' },
  { id: 'horario', icon: CalendarClock, permiso: 'configurar' },
  { id: 'configuracion', icon: Settings, permiso: 'configurar' },
  { id: 'administrar-cola', icon: ListOrdered, permiso: 'configurar' },
  { id: 'equipo', icon: UserRoundCog, permiso: 'equipo' },
  // Every member sees their own activity.
  { id: 'actividad', icon: History, permiso: null },
]

/** Whether the user may open a view. Views without an entry in the sidebar are open to every member. */
export function mayOpen(empresa: Pick<Empresa, 'acceso'>, id: string): boolean {
  const permiso = views.find((view) => view.id === id)?.permiso ?? null
  return permiso === null || puedeEn(empresa, permiso)
}

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
import { dashboard } from '#texts/dashboard.ts'
import type { VistaDashboard } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'

type View = { id: VistaDashboard; label: string; icon: LucideIcon; permiso: Permiso | null }

const { vistas } = dashboard

/**
 * Entries of the sidebar, in order; each is a child route of the dashboard in web/routes.ts. Hidden from members
 * without its permiso.
 */
export const views: View[] = [
  { id: 'cola', label: vistas.cola, icon: Users, permiso: 'personas' },
  { id: 'sala', label: vistas.sala, icon: Armchair, permiso: 'estadisticas' },
  { id: 'estadisticas', label: vistas.estadisticas, icon: ChartColumn, permiso: 'estadisticas' },
  { id: 'horario', label: vistas.horario, icon: CalendarClock, permiso: 'configurar' },
  { id: 'configuracion', label: vistas.configuracion, icon: Settings, permiso: 'configurar' },
  { id: 'administrar-cola', label: vistas['administrar-cola'], icon: ListOrdered, permiso: 'configurar' },
  { id: 'equipo', label: vistas.equipo, icon: UserRoundCog, permiso: 'equipo' },
  // Every member sees their own activity.
  { id: 'actividad', label: vistas.actividad, icon: History, permiso: null },
]

/** Whether the user may open a view. Views without an entry in the sidebar are open to every member. */
export function mayOpen(empresa: Pick<Empresa, 'acceso'>, id: string): boolean {
  const permiso = views.find((view) => view.id === id)?.permiso ?? null
  return permiso === null || puedeEn(empresa, permiso)
}

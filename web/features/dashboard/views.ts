import { CalendarClock, ChartColumn, ListOrdered, type LucideIcon, Settings, Users } from 'lucide-react'
import { dashboard } from '#texts/dashboard.ts'
import type { VistaDashboard } from '#web/paths.ts'

type View = { id: VistaDashboard; label: string; icon: LucideIcon }

/** Entries of the sidebar, in order; each is a child route of the dashboard in web/routes.ts. */
export const views: View[] = [
  { id: 'cola', label: dashboard.vistas.cola, icon: Users },
  { id: 'estadisticas', label: dashboard.vistas.estadisticas, icon: ChartColumn },
  { id: 'horario', label: dashboard.vistas.horario, icon: CalendarClock },
  { id: 'configuracion', label: dashboard.vistas.configuracion, icon: Settings },
  { id: 'administrar-cola', label: dashboard.vistas['administrar-cola'], icon: ListOrdered },
]

import { DoorOpen, LayoutDashboard, type LucideIcon, Monitor } from 'lucide-react'
import { cola as t } from '#texts/cola.ts'
import { paths } from '#web/paths.ts'
import type { ColaRef } from './api.ts'

export type Pantalla = 'monitor' | 'kiosco' | 'admin'

export const pantallas: { id: Pantalla; icon: LucideIcon; label: string; text: string }[] = [
  { id: 'monitor', icon: Monitor, ...t.pantallas.monitor },
  { id: 'kiosco', icon: DoorOpen, ...t.pantallas.kiosco },
  { id: 'admin', icon: LayoutDashboard, ...t.pantallas.admin },
]

export const addressOf = (pantalla: Pantalla, { empresaId, colaId }: ColaRef) =>
  window.location.origin + paths[pantalla](empresaId, colaId)

/** Returns false if the browser blocked the window. */
export const openPopup = (pantalla: Pantalla, cola: ColaRef): boolean =>
  window.open(
    addressOf(pantalla, cola),
    `turnero-${pantalla}-${cola.colaId}`,
    'popup,width=800,height=600',
  ) !== null

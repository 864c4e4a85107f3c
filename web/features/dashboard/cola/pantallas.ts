import { DoorOpen, LayoutDashboard, type LucideIcon, Monitor } from 'lucide-react'
import { paths } from '#web/paths.ts'
import type { ColaRef } from './api.ts'

export type Pantalla = 'monitor' | 'kiosco' | 'admin'

export const pantallas: { id: Pantalla; icon: LucideIcon }[] = [
  { id: 'monitor', icon: Monitor },
  { id: 'kiosco', icon: DoorOpen },
  { id: 'admin', icon: LayoutDashboard },
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

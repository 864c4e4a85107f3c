import {
  Armchair,
  Bell,
  BuildingComplex,
  CreditCard,
  Languages,
  type LucideIcon,
  Monitor,
  Palette,
  Phone,
  ShieldCheck,
  TriangleExclamationPoint,
} from 'lucide-react'
import type { Permiso } from '#contract/permiso.ts'
import type { PaginaDeConfiguracion } from '#web/paths.ts'

type Pagina = { id: PaginaDeConfiguracion; icon: LucideIcon; permiso?: Permiso }

/** The pages of the settings, by group and in order. Hidden from members without its permiso. */
export const GRUPOS: { id: 'general' | 'atencion' | 'cuenta'; paginas: Pagina[] }[] = [
  {
    id: 'general',
    paginas: [
      { id: 'general', icon: BuildingComplex },
      { id: 'contacto', icon: Phone },
      { id: 'personalizacion', icon: Palette },
    ],
  },
  {
    id: 'atencion',
    paginas: [
      { id: 'puestos', icon: Armchair },
      { id: 'pantallas', icon: Monitor },
      { id: 'avisos', icon: Bell },
      { id: 'traducciones', icon: Languages },
      { id: 'privacidad', icon: ShieldCheck },
    ],
  },
  {
    id: 'cuenta',
    paginas: [
      { id: 'plan', icon: CreditCard, permiso: 'propiedad' },
      { id: 'peligro', icon: TriangleExclamationPoint, permiso: 'propiedad' },
    ],
  },
]

import type { Miembro } from '../es/equipo.ts'

export type { Miembro }

export const equipo: readonly Miembro[] = [
  {
    nombre: 'Coordination',
    rol: 'Project lead',
    descripcion:
      'Listens to businesses, decides what comes next, and makes sure each release solves something real.',
    habilidades: ['Product', 'Research', 'Planning'],
    imagen: '/equipo/coordinacion.svg',
  },
  {
    nombre: 'Design',
    rol: 'Experience and interface',
    descripcion: 'Draws screens you can read from ten meters away and in a hurry, in light and in dark.',
    habilidades: ['Interface', 'Accessibility', 'Writing'],
    imagen: '/equipo/diseno.svg',
  },
  {
    nombre: 'Web development',
    rol: 'Panel, phone, and screens',
    descripcion: 'Builds what you touch: the panel, the kiosk, the wall screen, and the ticket on the phone.',
    habilidades: ['React', 'TypeScript', 'Real time'],
    imagen: '/equipo/web.svg',
  },
  {
    nombre: 'Server and data',
    rol: 'API and statistics',
    descripcion: 'Makes sure no number repeats and every figure comes from real tickets.',
    habilidades: ['Node.js', 'Databases', 'Testing'],
    imagen: '/equipo/servidor.svg',
  },
]

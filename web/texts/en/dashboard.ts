import type { dashboard as es } from '../es/dashboard.ts'
import type { Texts } from '../texts.ts'

export const dashboard = {
  cargando: 'Loading company...',
  sinPermiso: 'Your role does not include this section',
  sinPermisoTexto: 'If you need it, ask whoever manages the company.',
  sinPermisoBoton: 'Go to the queue',
  noEncontrado: 'Company not found',
  fallo: "Couldn't load the company",
  menu: 'Panel views',
  misEmpresas: 'My companies',
  vistas: {
    cola: 'Queue',
    sala: 'Room',
    estadisticas: 'Statistics',
    horario: 'Opening hours',
    configuracion: 'Settings',
    equipo: 'Team',
    actividad: 'Activity',
    'administrar-cola': 'Manage queues',
  },
  tuCuenta: 'Your account',
  documentacion: 'See documentation',
  activo: 'Active',
  contacto: 'Contact details',
  titular: 'Person in charge',
  paginaClientes: 'Customer page',
  compartir: 'Share',
  direccion: 'Address',
  horario: 'Opening hours',
  telefono: 'Phone',
  email: 'Email',
} as const satisfies Texts<typeof es>

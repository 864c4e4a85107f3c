import { publicPaths } from './public-paths.ts'

export type VistaDashboard =
  | 'equipo'
  | 'actividad'
  | 'cola'
  | 'sala'
  | 'estadisticas'
  | 'horario'
  | 'configuracion'
  | 'administrar-cola'

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Every address of the app, in the form links should use. */
export const paths = {
  ...publicPaths,
  servicios: () => '/servicios',
  preguntas: () => '/servicios#preguntas',
  ayuda: () => '/servicios#ayuda',
  contacto: () => '/servicios#contacto',
  precios: () => '/pricing',
  acerca: () => '/About',
  documentacion: () => '/documentacion',
  documentacionApi: () => '/documentacion#api',
  terminos: () => '/terminos',
  demo: () => '/demo',

  login: (query: { volver?: string; correo?: string } = {}) => withQuery('/login', query),
  registro: (query: { plan?: string } = {}) => withQuery('/registro', query),
  recuperar: () => '/recuperar',
  restablecer: () => '/restablecer',
  verificarCorreo: () => '/verificar-correo',

  invitacion: () => '/invitacion',

  home: () => '/home',
  cuenta: () => '/cuenta',
  crearEmpresa: () => '/crearproyecto',
  dashboard: (id: string, vista: VistaDashboard = 'cola', query: { cola?: string } = {}) =>
    withQuery(vista === 'cola' ? `/dashboard/${id}` : `/dashboard/${id}/${vista}`, query),
  planDeCuenta: (id: string) => `/dashboard/${id}/configuracion#plan`,
  compartir: (id: string) => `/dashboard/${id}/compartir`,
  cartel: (id: string) => `/dashboard/${id}/cartel`,

  verificarTurno: () => '/verificar-turno',
  corta: (alias: string) => `/t/${alias}`,
  monitor: (empresaId: string, colaId: string) => `/monitor/${empresaId}/${colaId}`,
  admin: (empresaId: string, colaId: string) => `/admin/${empresaId}/${colaId}`,
}

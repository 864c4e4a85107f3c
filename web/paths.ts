import { publicPaths, site } from './public-paths.ts'

export type VistaDashboard =
  | 'equipo'
  | 'actividad'
  | 'cola'
  | 'sala'
  | 'estadisticas'
  | 'horario'
  | 'configuracion'
  | 'administrar-cola'

export type PaginaDeConfiguracion =
  | 'general'
  | 'contacto'
  | 'personalizacion'
  | 'puestos'
  | 'pantallas'
  | 'avisos'
  | 'traducciones'
  | 'privacidad'
  | 'plan'
  | 'peligro'

export type PaginaDeCuenta = 'perfil' | 'contrasena' | 'sesiones' | 'datos'

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, value)
  return params.size > 0 ? `${path}?${params}` : path
}

/** Every address of the app, in the form links should use. */
export const paths = {
  ...publicPaths,
  servicios: () => site('/servicios'),
  preguntas: () => site('/servicios#preguntas'),
  ayuda: () => site('/servicios#ayuda'),
  contacto: () => site('/servicios#contacto'),
  precios: () => site('/pricing'),
  acerca: () => site('/About'),
  documentacion: () => site('/documentacion'),
  documentacionApi: () => site('/documentacion#api'),
  terminos: () => site('/terminos'),
  accesibilidad: () => site('/accesibilidad'),
  demo: () => site('/demo'),

  login: (query: { volver?: string; correo?: string } = {}) => withQuery(site('/login'), query),
  registro: (query: { plan?: string } = {}) => withQuery(site('/registro'), query),
  recuperar: () => site('/recuperar'),
  restablecer: () => site('/restablecer'),
  verificarCorreo: () => site('/verificar-correo'),

  invitacion: () => site('/invitacion'),

  home: () => '/home',
  cuenta: (pagina?: PaginaDeCuenta) => `/cuenta${pagina ? `/${pagina}` : ''}`,
  crearEmpresa: () => '/crearproyecto',
  dashboard: (id: string, vista: VistaDashboard = 'cola', query: { cola?: string } = {}) =>
    withQuery(vista === 'cola' ? `/dashboard/${id}` : `/dashboard/${id}/${vista}`, query),
  configuracion: (id: string, pagina?: PaginaDeConfiguracion) =>
    `/dashboard/${id}/configuracion${pagina ? `/${pagina}` : ''}`,
  compartir: (id: string) => `/dashboard/${id}/compartir`,
  cartel: (id: string) => `/dashboard/${id}/cartel`,

  verificarTurno: () => '/verificar-turno',
  corta: (alias: string) => `/t/${alias}`,
  monitor: (empresaId: string, colaId: string) => `/monitor/${empresaId}/${colaId}`,
  admin: (empresaId: string, colaId: string) => `/admin/${empresaId}/${colaId}`,
}

import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { IDIOMAS, type Idioma } from '../contract/idioma.ts'
import { rutaEn } from '../domain/idioma.ts'

const OTHER_PAGE = 'layouts/other-page.tsx'

/** The pages of the site and of accounts, which have an address in each language. */
function site(code: Idioma): RouteConfigEntry[] {
  const prefix = rutaEn(code, '/').slice(1)
  const id = (name: string) => [prefix, name].filter(Boolean).join('/')
  const page = (path: string, file: string) => {
    const options = { id: id(file.replace('.tsx', '')) }
    const full = [prefix, path].filter(Boolean).join('/')
    return full ? route(full, file, options) : index(file, options)
  }
  return [
    layout('layouts/site-layout.tsx', { id: id('layouts/site-layout') }, [
      page('', 'features/landing/landing-screen.tsx'),
      page('servicios', 'features/servicios/servicios-screen.tsx'),
      page('pricing', 'features/precios/precios-screen.tsx'),
      page('About', 'features/acerca/acerca-screen.tsx'),
      page('documentacion', 'features/documentacion/documentacion-screen.tsx'),
      page('terminos', 'features/terminos/terminos-screen.tsx'),
      page('accesibilidad', 'features/accesibilidad/accesibilidad-screen.tsx'),
      page('demo', 'features/demo/demo-screen.tsx'),
      page('*', 'features/not-found/not-found-screen.tsx'),
    ]),

    layout('layouts/plain-layout.tsx', { id: id('account') }, [
      page('login', 'features/cuenta/login-screen.tsx'),
      page('registro', 'features/cuenta/registro-screen.tsx'),
      page('recuperar', 'features/cuenta/recuperar-screen.tsx'),
      page('restablecer', 'features/cuenta/restablecer-screen.tsx'),
      page('invitacion', 'features/cuenta/invitacion-screen.tsx'),
      page('verificar-correo', 'features/cuenta/verificar-correo-screen.tsx'),
      page('confirmar-correo', 'features/cuenta/confirmar-correo-screen.tsx'),
    ]),
  ]
}

/** All screens. Paths match in any case; web/paths.ts builds the addresses. */
export default [
  ...IDIOMAS.flatMap(site),

  // Separate pages that are not part of this app: web/pages.tsx and features/monitor.
  route('monitor/:empresaId/:colaId', OTHER_PAGE, { id: 'monitor' }),
  route('tv', OTHER_PAGE, { id: 'tv' }),
  route('mi-turno/:empresaId', OTHER_PAGE, { id: 'mi-turno' }),
  route('entrada/:empresaId/:colaId', OTHER_PAGE, { id: 'kiosco' }),
  route('verificar-turno', OTHER_PAGE, { id: 'verificar-turno' }),

  layout('layouts/session-layout.tsx', [
    layout('layouts/workspace-layout.tsx', [
      route('home', 'features/home/home-screen.tsx'),
      route('cuenta', 'features/tu-cuenta/tu-cuenta-screen.tsx', [
        index('features/tu-cuenta/indice-page.tsx'),
        route('perfil', 'features/tu-cuenta/perfil-page.tsx'),
        route('contrasena', 'features/tu-cuenta/contrasena-page.tsx'),
        route('sesiones', 'features/tu-cuenta/sesiones-page.tsx'),
        route('datos', 'features/tu-cuenta/datos-page.tsx'),
      ]),
      route('crearproyecto', 'features/crear-empresa/crear-empresa-screen.tsx'),
    ]),
    route('admin/:empresaId/:colaId', 'features/admin/admin-screen.tsx'),
    route('dashboard/:id', 'features/dashboard/dashboard-screen.tsx', [
      index('features/dashboard/cola/cola-view.tsx'),
      route('sala', 'features/dashboard/sala/sala-view.tsx'),
      route('estadisticas', 'features/dashboard/estadisticas/estadisticas-view.tsx'),
      route('horario', 'features/dashboard/horario/horario-view.tsx'),
      route('equipo', 'features/dashboard/equipo/equipo-view.tsx'),
      route('actividad', 'features/dashboard/actividad/actividad-view.tsx'),
      route('configuracion', 'features/dashboard/configuracion/configuracion-view.tsx', [
        index('features/dashboard/configuracion/indice-page.tsx'),
        route('general', 'features/dashboard/configuracion/general-page.tsx'),
        route('contacto', 'features/dashboard/configuracion/contacto-page.tsx'),
        route('personalizacion', 'features/dashboard/configuracion/personalizacion-page.tsx'),
        route('puestos', 'features/dashboard/configuracion/puestos/puestos-page.tsx'),
        route('pantallas', 'features/dashboard/configuracion/pantallas/pantallas-page.tsx'),
        route('avisos', 'features/dashboard/configuracion/avisos/avisos-page.tsx'),
        route('traducciones', 'features/dashboard/configuracion/traducciones/traducciones-page.tsx'),
        route('privacidad', 'features/dashboard/configuracion/privacidad/privacidad-page.tsx'),
        route('plan', 'features/dashboard/configuracion/plan-page.tsx'),
        route('peligro', 'features/dashboard/configuracion/peligro-page.tsx'),
      ]),
      route('administrar-cola', 'features/dashboard/administrar-cola/administrar-cola-view.tsx'),
      route('compartir', 'features/dashboard/compartir/compartir-view.tsx'),
    ]),
    route('dashboard/:id/cartel', 'features/cartel/cartel-screen.tsx'),
  ]),
] satisfies RouteConfig

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const OTHER_PAGE = 'layouts/other-page.tsx'

/** All screens. Paths match in any case; web/paths.ts builds the addresses. */
export default [
  layout('layouts/site-layout.tsx', [
    index('features/landing/landing-screen.tsx'),
    route('servicios', 'features/servicios/servicios-screen.tsx'),
    route('pricing', 'features/precios/precios-screen.tsx'),
    route('About', 'features/acerca/acerca-screen.tsx'),
    route('documentacion', 'features/documentacion/documentacion-screen.tsx'),
    route('terminos', 'features/terminos/terminos-screen.tsx'),
    route('demo', 'features/demo/demo-screen.tsx'),
    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),

  layout('layouts/plain-layout.tsx', { id: 'account' }, [
    route('login', 'features/cuenta/login-screen.tsx'),
    route('registro', 'features/cuenta/registro-screen.tsx'),
    route('recuperar', 'features/cuenta/recuperar-screen.tsx'),
    route('restablecer', 'features/cuenta/restablecer-screen.tsx'),
    route('invitacion', 'features/cuenta/invitacion-screen.tsx'),
    route('verificar-correo', 'features/cuenta/verificar-correo-screen.tsx'),
    route('confirmar-correo', 'features/cuenta/confirmar-correo-screen.tsx'),
  ]),

  // Separate pages that are not part of this app: web/pages.tsx and features/monitor.
  route('monitor/:empresaId/:colaId', OTHER_PAGE, { id: 'monitor' }),
  route('tv', OTHER_PAGE, { id: 'tv' }),
  route('mi-turno/:empresaId', OTHER_PAGE, { id: 'mi-turno' }),
  route('entrada/:empresaId/:colaId', OTHER_PAGE, { id: 'kiosco' }),
  route('verificar-turno', OTHER_PAGE, { id: 'verificar-turno' }),

  layout('layouts/session-layout.tsx', [
    layout('layouts/workspace-layout.tsx', [
      route('home', 'features/home/home-screen.tsx'),
      route('cuenta', 'features/tu-cuenta/tu-cuenta-screen.tsx'),
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
      route('configuracion', 'features/dashboard/configuracion/configuracion-view.tsx'),
      route('administrar-cola', 'features/dashboard/administrar-cola/administrar-cola-view.tsx'),
      route('compartir', 'features/dashboard/compartir/compartir-view.tsx'),
    ]),
    route('dashboard/:id/cartel', 'features/cartel/cartel-screen.tsx'),
  ]),
] satisfies RouteConfig

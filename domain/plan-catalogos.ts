import type { Plan } from '#contract/cuenta.ts'

export const NOMBRES_CATALOGO = ['pagina', 'portada'] as const
export type NombreCatalogo = (typeof NOMBRES_CATALOGO)[number]

const ya = (texto: string) => ({ texto, proximamente: false })
const pronto = (texto: string) => ({ texto, proximamente: true })

/** Both published readings of the plans, as data. One of them is active in an installation. */
export const CATALOGOS: Record<NombreCatalogo, readonly Plan[]> = {
  pagina: [
    {
      id: 'starter',
      nombre: 'Starter',
      precio: '$0',
      periodo: '/mes',
      descripcion: 'Para empezar hoy mismo con una cola.',
      boton: 'Comenzar gratis',
      nota: 'Gratis para siempre, sin tarjeta de crédito',
      limites: { colas: 1, turnosPorDia: 25 },
      marca: false,
      caracteristicas: [
        ya('1 cola virtual'),
        ya('Hasta 25 turnos diarios'),
        ya('Notificaciones básicas'),
        ya('Soporte por correo'),
        ya('Panel básico'),
      ],
    },
    {
      id: 'professional',
      nombre: 'Professional',
      precio: '$9.99',
      periodo: '/mes',
      descripcion: 'Para negocios que atienden todos los días.',
      boton: 'Probar 14 días gratis',
      nota: 'Cancela cuando quieras',
      limites: { colas: 5, turnosPorDia: null },
      marca: true,
      caracteristicas: [
        ya('5 colas virtuales'),
        ya('Turnos ilimitados'),
        ya('Estadísticas avanzadas'),
        ya('Tu marca en las pantallas'),
        pronto('Notificaciones por SMS'),
        ya('Soporte prioritario'),
        pronto('Integraciones básicas'),
      ],
    },
    {
      id: 'enterprise',
      nombre: 'Enterprise',
      precio: '$29.99',
      periodo: '/mes',
      descripcion: 'Para organizaciones con varias áreas y mucha gente.',
      boton: 'Elegir Enterprise',
      nota: 'Cancela cuando quieras',
      limites: { colas: null, turnosPorDia: null },
      marca: true,
      caracteristicas: [
        ya('Colas y turnos ilimitados'),
        ya('API completa'),
        ya('Soporte 24/7'),
        pronto('Integración con CRM'),
        pronto('Analítica empresarial'),
        pronto('Marca blanca'),
        pronto('Inicio de sesión único (SSO)'),
      ],
    },
  ],
  portada: [
    {
      id: 'basico',
      nombre: 'Básico',
      precio: '$2.99',
      periodo: '/mes',
      descripcion: 'Para empezar con una cola.',
      boton: 'Elegir Básico',
      nota: 'Cancela cuando quieras',
      limites: { colas: 1, turnosPorDia: 50 },
      marca: false,
      caracteristicas: [ya('1 cola virtual'), ya('Hasta 50 turnos al día'), ya('Notificaciones básicas')],
    },
    {
      id: 'pro',
      nombre: 'Pro',
      precio: '$9.99',
      periodo: '/mes',
      descripcion: 'Para negocios que atienden todos los días.',
      boton: 'Elegir Pro',
      nota: 'Cancela cuando quieras',
      limites: { colas: 5, turnosPorDia: null },
      marca: true,
      caracteristicas: [
        ya('5 colas virtuales'),
        ya('Turnos ilimitados'),
        ya('Estadísticas avanzadas'),
        ya('Personalización de marca'),
      ],
    },
    {
      id: 'empresarial',
      nombre: 'Empresarial',
      precio: '$24.99',
      periodo: '/mes',
      descripcion: 'Para organizaciones con varias áreas.',
      boton: 'Elegir Empresarial',
      nota: 'Cancela cuando quieras',
      limites: { colas: null, turnosPorDia: null },
      marca: true,
      caracteristicas: [
        ya('Colas y turnos ilimitados'),
        ya('API completa'),
        ya('Soporte prioritario'),
        pronto('Integración con CRM'),
      ],
    },
  ],
}

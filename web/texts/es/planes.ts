import type { PalabrasDePlanes } from '#domain/plan-catalogos.ts'

const CANCELA = 'Cancela cuando quieras'

const porPlan: PalabrasDePlanes['planes'] = {
  starter: {
    nombre: 'Starter',
    descripcion: 'Para empezar hoy mismo con una cola.',
    boton: 'Comenzar gratis',
    nota: 'Gratis para siempre, sin tarjeta de crédito',
  },
  professional: {
    nombre: 'Professional',
    descripcion: 'Para negocios que atienden todos los días.',
    boton: 'Probar 14 días gratis',
    nota: CANCELA,
  },
  enterprise: {
    nombre: 'Enterprise',
    descripcion: 'Para organizaciones con varias áreas y mucha gente.',
    boton: 'Elegir Enterprise',
    nota: CANCELA,
  },
  basico: {
    nombre: 'Básico',
    descripcion: 'Para empezar con una cola.',
    boton: 'Elegir Básico',
    nota: CANCELA,
  },
  pro: {
    nombre: 'Pro',
    descripcion: 'Para negocios que atienden todos los días.',
    boton: 'Elegir Pro',
    nota: CANCELA,
  },
  empresarial: {
    nombre: 'Empresarial',
    descripcion: 'Para organizaciones con varias áreas.',
    boton: 'Elegir Empresarial',
    nota: CANCELA,
  },
}

const caracteristicas: PalabrasDePlanes['caracteristicas'] = {
  colas: ({ colas }) => (colas === 1 ? '1 cola virtual' : `${colas} colas virtuales`),
  turnos_diarios: ({ turnosPorDia }) => `Hasta ${turnosPorDia} turnos diarios`,
  turnos_al_dia: ({ turnosPorDia }) => `Hasta ${turnosPorDia} turnos al día`,
  turnos_ilimitados: () => 'Turnos ilimitados',
  todo_ilimitado: () => 'Colas y turnos ilimitados',
  avisos_basicos: () => 'Notificaciones básicas',
  avisos_sms: () => 'Notificaciones por SMS',
  panel_basico: () => 'Panel básico',
  estadisticas: () => 'Estadísticas avanzadas',
  marca_en_pantallas: () => 'Tu marca en las pantallas',
  marca_personalizada: () => 'Personalización de marca',
  marca_blanca: () => 'Marca blanca',
  soporte_correo: () => 'Soporte por correo',
  soporte_prioritario: () => 'Soporte prioritario',
  soporte_continuo: () => 'Soporte 24/7',
  integraciones: () => 'Integraciones básicas',
  integracion_crm: () => 'Integración con CRM',
  analitica: () => 'Analítica empresarial',
  api: () => 'API completa',
  sso: () => 'Inicio de sesión único (SSO)',
}

/** The pricing page. The API describes each plan with the same words, from the server's texts; a test compares them. */
const palabras: PalabrasDePlanes = {
  planes: porPlan,
  caracteristicas,
  periodo: '/mes',
}

export const planes = {
  /** Currency of every price. */
  moneda: 'USD',
  palabras,
  proximamente: 'Próximamente',
  incluye: (nombre: string) => `Qué incluye ${nombre}`,
} as const

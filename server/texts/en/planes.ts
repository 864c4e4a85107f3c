import type { PalabrasDePlanes } from '#domain/plan-catalogos.ts'

const CANCELA = 'Cancel anytime'

const porPlan: PalabrasDePlanes['planes'] = {
  starter: {
    nombre: 'Starter',
    descripcion: 'Get started today with one queue.',
    boton: 'Start for free',
    nota: 'Free forever, no credit card',
  },
  professional: {
    nombre: 'Professional',
    descripcion: 'For businesses that serve customers every day.',
    boton: 'Try 14 days free',
    nota: CANCELA,
  },
  enterprise: {
    nombre: 'Enterprise',
    descripcion: 'For organizations with several areas and lots of people.',
    boton: 'Choose Enterprise',
    nota: CANCELA,
  },
  basico: {
    nombre: 'Basic',
    descripcion: 'Get started with one queue.',
    boton: 'Choose Basic',
    nota: CANCELA,
  },
  pro: {
    nombre: 'Pro',
    descripcion: 'For businesses that serve customers every day.',
    boton: 'Choose Pro',
    nota: CANCELA,
  },
  empresarial: {
    nombre: 'Business',
    descripcion: 'For organizations with several areas.',
    boton: 'Choose Business',
    nota: CANCELA,
  },
}

const caracteristicas: PalabrasDePlanes['caracteristicas'] = {
  colas: ({ colas }) => (colas === 1 ? '1 virtual queue' : `${colas} virtual queues`),
  turnos_diarios: ({ turnosPorDia }) => `Up to ${turnosPorDia} daily tickets`,
  turnos_al_dia: ({ turnosPorDia }) => `Up to ${turnosPorDia} tickets a day`,
  turnos_ilimitados: () => 'Unlimited tickets',
  todo_ilimitado: () => 'Unlimited queues and tickets',
  avisos_basicos: () => 'Basic notifications',
  avisos_sms: () => 'SMS notifications',
  panel_basico: () => 'Basic panel',
  estadisticas: () => 'Advanced statistics',
  marca_en_pantallas: () => 'Your brand on the screens',
  marca_personalizada: () => 'Custom branding',
  marca_blanca: () => 'White label',
  soporte_correo: () => 'Email support',
  soporte_prioritario: () => 'Priority support',
  soporte_continuo: () => '24/7 support',
  integraciones: () => 'Basic integrations',
  integracion_crm: () => 'CRM integration',
  analitica: () => 'Business analytics',
  api: () => 'Full API',
  sso: () => 'Single sign-on (SSO)',
}

/** The plan descriptions of the API. The pricing page has its own copy; a test compares them. */
export const planes: PalabrasDePlanes = {
  planes: porPlan,
  caracteristicas,
  periodo: '/month',
}

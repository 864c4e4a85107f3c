import type { PalabrasDePlanes } from '#domain/plan-catalogos.ts'

const CANCELA = 'Cancele quando quiser'

const porPlan: PalabrasDePlanes['planes'] = {
  starter: {
    nombre: 'Starter',
    descripcion: 'Para começar hoje mesmo com uma fila.',
    boton: 'Começar grátis',
    nota: 'Grátis para sempre, sem cartão de crédito',
  },
  professional: {
    nombre: 'Professional',
    descripcion: 'Para negócios que atendem todos os dias.',
    boton: 'Testar 14 dias grátis',
    nota: CANCELA,
  },
  enterprise: {
    nombre: 'Enterprise',
    descripcion: 'Para organizações com várias áreas e muita gente.',
    boton: 'Escolher Enterprise',
    nota: CANCELA,
  },
  basico: {
    nombre: 'Básico',
    descripcion: 'Para começar com uma fila.',
    boton: 'Escolher Básico',
    nota: CANCELA,
  },
  pro: {
    nombre: 'Pro',
    descripcion: 'Para negócios que atendem todos os dias.',
    boton: 'Escolher Pro',
    nota: CANCELA,
  },
  empresarial: {
    nombre: 'Empresarial',
    descripcion: 'Para organizações com várias áreas.',
    boton: 'Escolher Empresarial',
    nota: CANCELA,
  },
}

const caracteristicas: PalabrasDePlanes['caracteristicas'] = {
  colas: ({ colas }) => (colas === 1 ? '1 fila virtual' : `${colas} filas virtuais`),
  turnos_diarios: ({ turnosPorDia }) => `Até ${turnosPorDia} senhas diárias`,
  turnos_al_dia: ({ turnosPorDia }) => `Até ${turnosPorDia} senhas por dia`,
  turnos_ilimitados: () => 'Senhas ilimitadas',
  todo_ilimitado: () => 'Filas e senhas ilimitadas',
  avisos_basicos: () => 'Notificações básicas',
  avisos_sms: () => 'Notificações por SMS',
  panel_basico: () => 'Painel básico',
  estadisticas: () => 'Estatísticas avançadas',
  marca_en_pantallas: () => 'Sua marca nas telas',
  marca_personalizada: () => 'Personalização da marca',
  marca_blanca: () => 'Marca branca',
  soporte_correo: () => 'Suporte por e-mail',
  soporte_prioritario: () => 'Suporte prioritário',
  soporte_continuo: () => 'Suporte 24/7',
  integraciones: () => 'Integrações básicas',
  integracion_crm: () => 'Integração com CRM',
  analitica: () => 'Análises empresariais',
  api: () => 'API completa',
  sso: () => 'Login único (SSO)',
}

/** The plan descriptions of the API. The pricing page has its own copy; a test compares them. */
export const planes: PalabrasDePlanes = {
  planes: porPlan,
  caracteristicas,
  periodo: '/mês',
}

import type { plan as es } from '../es/plan.ts'
import type { Texts } from '../texts.ts'

/** The owner's plan card and the warnings about its limits. */
export const plan = {
  titulo: 'Seu plano',
  fallo: 'Não foi possível carregar seu plano',
  prueba: (fecha: string) => `Teste grátis até ${fecha}`,
  pruebaFin: (plan: string) =>
    `Depois você continua com ${plan}. Nada é apagado: suas filas seguem funcionando.`,
  fijo: 'O plano deste serviço é definido por quem o administra.',
  colas: 'Filas',
  turnosHoy: 'Senhas de hoje',
  sinLimite: 'sem limite',
  de: (usados: string, limite: string) => `${usados} de ${limite}`,
  cerca: 'Você está perto do limite do seu plano.',
  lleno: 'Você chegou ao limite do seu plano.',
  avisoTurnos: (usados: string, limite: string) => `Hoje saíram ${usados} das ${limite} senhas do seu plano.`,
  agotado: 'Seu plano não distribui mais senhas por hoje. Quem espera mantém o lugar.',
  ver: 'Ver planos',
  cambiar: 'Mudar de plano',
  elegir: 'Escolha seu plano',
  nota: 'A mudança vale na hora. Por enquanto nada é cobrado.',
  terminaPrueba: (fecha: string) =>
    `Seu teste grátis vai até ${fecha}. Se você confirmar um plano agora, o teste termina e valem os limites desse plano. Se esperar, não perde nada.`,
  confirmar: 'Mudar plano',
  actual: 'Plano atual',
  proximamente: 'Em breve',
  cambiado: (nombre: string) => `Agora você tem o plano ${nombre}`,
  falloCambio: 'Não foi possível mudar o plano. Tente de novo.',
} as const satisfies Texts<typeof es>

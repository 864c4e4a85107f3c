import type { plan as es } from '../es/plan.ts'
import type { Texts } from '../texts.ts'

export const plan = {
  titulo: 'Your plan',
  fallo: "Couldn't load your plan",
  prueba: (fecha: string) => `Free trial until ${fecha}`,
  pruebaFin: (plan: string) =>
    `After that you continue with ${plan}. Nothing is deleted: your queues keep working.`,
  fijo: 'The plan of this service is set by whoever runs it.',
  colas: 'Queues',
  turnosHoy: "Today's tickets",
  sinLimite: 'unlimited',
  de: (usados: string, limite: string) => `${usados} of ${limite}`,
  cerca: "You're close to your plan's limit.",
  lleno: "You've reached your plan's limit.",
  avisoTurnos: (usados: string, limite: string) =>
    `Today you gave out ${usados} of the ${limite} tickets in your plan.`,
  agotado: 'Your plan gives out no more tickets today. The people waiting keep their place.',
  ver: 'See plans',
  cambiar: 'Change plan',
  elegir: 'Choose your plan',
  nota: 'The change takes effect immediately. Nothing is charged for now.',
  terminaPrueba: (fecha: string) =>
    `Your free trial lasts until ${fecha}. If you confirm a plan now, the trial ends and that plan's limits apply. If you wait, you lose nothing.`,
  confirmar: 'Change plan',
  actual: 'Current plan',
  proximamente: 'Coming soon',
  cambiado: (nombre: string) => `You now have the ${nombre} plan`,
  falloCambio: "Couldn't change the plan. Try again.",
} as const satisfies Texts<typeof es>

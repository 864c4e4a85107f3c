import type { precios as es } from '../es/precios.ts'
import type { Texts } from '../texts.ts'

export const precios = {
  titulo: 'Plans and pricing',
  descripcion: 'Three plans for your virtual queues, with 14 days free, no commitment, and instant setup.',
  encabezado: 'Choose how you want to serve',
  texto: 'Start today and change plans when your business needs it. Your data stays with you.',
  sellos: ['14 days free', 'No commitment', 'Instant setup'],
  planes: 'Plans',
  dudas: {
    titulo: 'Still have questions?',
    texto: 'We help you choose. The most common questions already have an answer.',
    soporte: 'Contact support',
    preguntas: 'See the FAQ',
  },
  claro: {
    titulo: 'What is always clear',
    puntos: [
      {
        titulo: 'A real trial',
        texto:
          'Each new account gets 14 days of the full middle plan. After that it continues on the first plan, with no surprise charges.',
      },
      {
        titulo: 'Nothing is deleted',
        texto: "If you move to a lower plan, your queues keep working. You just can't create new ones.",
      },
      {
        titulo: 'Limits per company',
        texto: 'Queues and daily tickets are counted per company, and we let you know when you reach 80%.',
      },
    ],
  },
} as const satisfies Texts<typeof es>

import type { precios as es } from '../es/precios.ts'
import type { Texts } from '../texts.ts'

export const precios = {
  titulo: 'Planos e preços',
  descripcion:
    'Três planos para suas filas virtuais, com 14 dias grátis, sem compromisso e configuração imediata.',
  encabezado: 'Escolha como quer atender',
  texto: 'Comece hoje e mude de plano quando seu negócio pedir. Seus dados ficam com você.',
  sellos: ['14 dias grátis', 'Sem compromisso', 'Configuração imediata'],
  planes: 'Planos',
  dudas: {
    titulo: 'Ficou alguma dúvida?',
    texto: 'Ajudamos você a escolher. As perguntas mais comuns já têm resposta.',
    soporte: 'Falar com o suporte',
    preguntas: 'Ver perguntas frequentes',
  },
  claro: {
    titulo: 'O que é sempre claro',
    puntos: [
      {
        titulo: 'Um teste de verdade',
        texto:
          'Cada conta nova tem 14 dias do plano intermediário completo. Depois segue no primeiro plano, sem cobranças surpresa.',
      },
      {
        titulo: 'Nada é apagado',
        texto:
          'Se você passar a um plano menor, suas filas continuam funcionando. Só não dá para criar novas.',
      },
      {
        titulo: 'Limites por empresa',
        texto: 'Filas e senhas diárias são contadas por empresa, e avisamos ao chegar a 80%.',
      },
    ],
  },
} as const satisfies Texts<typeof es>

import type { Miembro } from '../es/equipo.ts'

export type { Miembro } from '../es/equipo.ts'

/** The people on the team page. */
export const equipo: readonly Miembro[] = [
  {
    nombre: 'Coordenação',
    rol: 'Direção do projeto',
    descripcion: 'Ouve os negócios, decide o próximo passo e cuida para que cada entrega resolva algo real.',
    habilidades: ['Produto', 'Pesquisa', 'Planejamento'],
    imagen: '/equipo/coordinacion.svg',
  },
  {
    nombre: 'Design',
    rol: 'Experiência e interface',
    descripcion: 'Desenha telas que se entendem a dez metros e com pressa, no claro e no escuro.',
    habilidades: ['Interface', 'Acessibilidade', 'Redação'],
    imagen: '/equipo/diseno.svg',
  },
  {
    nombre: 'Desenvolvimento web',
    rol: 'Painel, celular e telas',
    descripcion: 'Constrói o que se toca: o painel, o totem, a TV de chamada e a senha no celular.',
    habilidades: ['React', 'TypeScript', 'Tempo real'],
    imagen: '/equipo/web.svg',
  },
  {
    nombre: 'Servidor e dados',
    rol: 'API e estatísticas',
    descripcion: 'Garante que nenhum número se repita e que cada dado venha de senhas reais.',
    habilidades: ['Node.js', 'Bancos de dados', 'Testes'],
    imagen: '/equipo/servidor.svg',
  },
]

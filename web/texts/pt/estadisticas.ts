import type { Periodo } from '#contract/estadisticas.ts'
import type { estadisticas as es } from '../es/estadisticas.ts'
import type { Texts } from '../texts.ts'
import { alas } from './hora.ts'
import { plural } from './plural.ts'

const periodos: Record<Periodo, string> = { hoy: 'Hoje', semana: 'Semana', mes: 'Mês' }
const anteriores: Record<Periodo, string> = {
  hoy: 'que ontem',
  semana: 'que na semana anterior',
  mes: 'que no mês anterior',
}

export const estadisticas = {
  titulo: 'Estatísticas',
  periodo: 'Período',
  periodos,
  anteriores,
  rango: (desde: string, hasta: string) => (desde === hasta ? desde : `${desde} a ${hasta}`),
  automatico: 'Atualização automática',
  actualizar: 'Atualizar',
  exportar: 'Baixar CSV',
  definicion: (nombre: string) => `O que significa ${nombre}`,
  sinDatos: 'Sem dados',
  min: 'min',
  igual: (anterior: string) => `O mesmo ${anterior}`,
  mas: (cambio: string, anterior: string) => `${cambio} a mais ${anterior}`,
  menos: (cambio: string, anterior: string) => `${cambio} a menos ${anterior}`,
  tarjetas: {
    turnos: { nombre: 'Total de senhas', texto: 'Senhas retiradas no período, por qualquer meio.' },
    atendidos: { nombre: 'Clientes atendidos', texto: 'Senhas que foram chamadas e concluídas.' },
    espera: {
      nombre: 'Tempo de espera',
      texto: 'Da retirada da senha até a chamada, em média.',
    },
    atencion: {
      nombre: 'Tempo de atendimento',
      texto: 'Da chamada da senha até a conclusão, em média.',
    },
    eficiencia: {
      nombre: 'Eficiência',
      texto:
        'Das senhas que já terminaram, quantas foram atendidas. O resto foi cancelado, expirou ou não compareceu.',
    },
    activa: {
      nombre: 'Aguardando agora',
      texto: 'Pessoas que aguardam neste momento em todas as suas filas.',
    },
  },
  medianas: (mediana: string, p90: string) => `Mediana ${mediana} min · 9 em cada 10, até ${p90} min`,
  hoyVan: (turnos: string) => `Hoje: ${turnos}`,
  porHora: 'Senhas por hora',
  porHoraTexto: 'A que hora seus clientes chegam.',
  hora: 'Hora',
  turnos: 'Senhas',
  enHora: (hora: string, turnos: number, escrito: string) =>
    `${hora}: ${plural(turnos, 'senha', 'senhas', escrito)}`,
  imprimir: 'Imprimir',
  comoTabla: 'Ver como tabela',
  mapa: 'Dias e horas',
  mapaTexto: 'Quanto mais intensa a cor, mais senhas foram retiradas.',
  dias: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'],
  dia: 'Dia',
  celda: (dia: string, hora: string, turnos: number, escrito: string) =>
    `${dia} ${alas(hora)}: ${plural(turnos, 'senha', 'senhas', escrito)}`,
  porCola: 'Por fila',
  cola: 'Fila',
  atendidos: 'Atendidas',
  ausentes: 'Ausentes',
  cancelados: 'Canceladas',
  vencidos: 'Expiradas',
  espera: 'Espera',
  atencion: 'Atendimento',
  eliminada: 'Excluída',
  rendimiento: 'Desempenho do sistema',
  barras: {
    atendidos: {
      nombre: 'Senhas atendidas',
      texto: 'Das senhas que já terminaram, as que foram atendidas.',
    },
    presentes: {
      nombre: 'Clientes presentes',
      texto: 'Das senhas chamadas que já terminaram, as que compareceram.',
    },
    aTiempo: {
      nombre: 'Chamadas no prazo',
      texto: 'Das senhas chamadas, as que não esperaram mais do que o anunciado.',
    },
    dentro: {
      nombre: 'Estimativas certas',
      texto: 'Esperas que ficaram dentro da faixa anunciada ao retirar a senha. Buscamos 80%.',
    },
  },
  acertadas: 'Esperas certas',
  diferencia: 'Diferença',
  aciertosPorHora: 'Esperas certas por hora',
  error: (minutos: string) => `Diferença média em relação ao anunciado: ${minutos} min`,
  estado: 'Estado do sistema',
  servicio: 'Serviço',
  enLinea: 'On-line',
  sinConexion: 'Sem conexão, tentando de novo',
  colasActivas: 'Filas ativas',
  deColas: (activas: string, total: string) => `${activas} de ${total}`,
  enAtencion: 'Em atendimento',
  ultima: 'Última atualização',
  proxima: 'Próxima atualização',
  en: (segundos: number) => (segundos === 1 ? 'Em 1 segundo' : `Em ${segundos} segundos`),
  ahora: 'Agora',
  manual: 'Quando você pedir',
  vacio: 'Ainda não há senhas para contar',
  vacioTexto:
    'Quando a primeira senha for retirada, você verá aqui quantas chegam, quanto esperam e a que hora.',
  vacioBoton: 'Ir para a fila',
  fallo: 'Não foi possível carregar as estatísticas',
} as const satisfies Texts<typeof es>

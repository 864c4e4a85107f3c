import type { Periodo } from '#contract/estadisticas.ts'
import type { estadisticas as es } from '../es/estadisticas.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

const periodos: Record<Periodo, string> = { hoy: 'Today', semana: 'Week', mes: 'Month' }
const anteriores: Record<Periodo, string> = {
  hoy: 'yesterday',
  semana: 'the previous week',
  mes: 'the previous month',
}

export const estadisticas = {
  titulo: 'Statistics',
  periodo: 'Period',
  periodos,
  anteriores,
  rango: (desde: string, hasta: string) => (desde === hasta ? desde : `${desde} to ${hasta}`),
  automatico: 'Auto-refresh',
  actualizar: 'Refresh',
  exportar: 'Download CSV',
  definicion: (nombre: string) => `What ${nombre} means`,
  sinDatos: 'No data',
  min: 'min',
  igual: (anterior: string) => `Same as ${anterior}`,
  mas: (cambio: string, anterior: string) => `${cambio} more than ${anterior}`,
  menos: (cambio: string, anterior: string) => `${cambio} less than ${anterior}`,
  tarjetas: {
    turnos: { nombre: 'Total tickets', texto: 'Tickets taken in the period, in any way.' },
    atendidos: { nombre: 'Customers served', texto: 'Tickets that were called and completed.' },
    espera: {
      nombre: 'Waiting time',
      texto: 'From when the ticket is taken until it is called, on average.',
    },
    atencion: {
      nombre: 'Service time',
      texto: 'From when the ticket is called until it is completed, on average.',
    },
    eficiencia: {
      nombre: 'Efficiency',
      texto:
        'Of the tickets that have ended, how many were served. The rest were canceled, expired, or were no-shows.',
    },
    activa: { nombre: 'Waiting now', texto: 'People waiting right now in all your queues.' },
  },
  medianas: (mediana: string, p90: string) => `Median ${mediana} min · 9 out of 10, up to ${p90} min`,
  hoyVan: (turnos: string) => `${turnos} so far today`,
  porHora: 'Tickets by hour',
  porHoraTexto: 'When your customers arrive.',
  hora: 'Hour',
  turnos: 'Tickets',
  enHora: (hora: string, turnos: number, escrito: string) =>
    `${hora}: ${plural(turnos, 'ticket', 'tickets', escrito)}`,
  imprimir: 'Print',
  comoTabla: 'View as table',
  mapa: 'Days and hours',
  mapaTexto: 'The stronger the color, the more tickets were taken.',
  dias: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  dia: 'Day',
  celda: (dia: string, hora: string, turnos: number, escrito: string) =>
    `${dia} at ${hora}: ${plural(turnos, 'ticket', 'tickets', escrito)}`,
  porCola: 'By queue',
  cola: 'Queue',
  atendidos: 'Served',
  ausentes: 'No-shows',
  cancelados: 'Canceled',
  vencidos: 'Expired',
  espera: 'Wait',
  atencion: 'Service',
  eliminada: 'Deleted',
  rendimiento: 'System performance',
  barras: {
    atendidos: {
      nombre: 'Tickets served',
      texto: 'Of the tickets that have ended, those that were served.',
    },
    presentes: {
      nombre: 'Customers present',
      texto: 'Of the called tickets that have ended, those who showed up.',
    },
    aTiempo: {
      nombre: 'Called on time',
      texto: 'Of the tickets called, those that waited no longer than they were told.',
    },
    dentro: {
      nombre: 'Accurate estimates',
      texto: 'Waits that fell within the range announced when the ticket was taken. We aim for 80%.',
    },
  },
  acertadas: 'Accurate waits',
  diferencia: 'Difference',
  aciertosPorHora: 'Accurate waits by hour',
  error: (minutos: string) => `Average difference from the estimate: ${minutos} min`,
  estado: 'System status',
  servicio: 'Service',
  enLinea: 'Online',
  sinConexion: 'Offline, retrying',
  colasActivas: 'Active queues',
  deColas: (activas: string, total: string) => `${activas} of ${total}`,
  enAtencion: 'Being served',
  ultima: 'Last update',
  proxima: 'Next update',
  en: (segundos: number) => (segundos === 1 ? 'In 1 second' : `In ${segundos} seconds`),
  ahora: 'Now',
  manual: 'When you ask for it',
  vacio: 'No tickets to count yet',
  vacioTexto:
    'Once you give out your first ticket, you will see how many come, how long they wait, and when.',
  vacioBoton: 'Go to the queue',
  fallo: "Couldn't load the statistics",
} as const satisfies Texts<typeof es>

import type { Periodo } from '#contract/estadisticas.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'

const periodos: Record<Periodo, string> = { hoy: 'Hoy', semana: 'Semana', mes: 'Mes' }
const anteriores: Record<Periodo, string> = {
  hoy: 'que ayer',
  semana: 'que la semana anterior',
  mes: 'que el mes anterior',
}

export const estadisticas = {
  titulo: 'Estadísticas',
  periodo: 'Periodo',
  periodos,
  anteriores,
  rango: (desde: string, hasta: string) => (desde === hasta ? desde : `${desde} a ${hasta}`),
  automatico: 'Actualización automática',
  actualizar: 'Actualizar',
  exportar: 'Descargar CSV',
  definicion: (nombre: string) => `Qué significa ${nombre}`,
  sinDatos: 'Sin datos',
  min: 'min',
  igual: (anterior: string) => `Igual ${anterior}`,
  mas: (cambio: string, anterior: string) => `${cambio} más ${anterior}`,
  menos: (cambio: string, anterior: string) => `${cambio} menos ${anterior}`,
  tarjetas: {
    turnos: { nombre: 'Total de turnos', texto: 'Turnos pedidos en el periodo, por cualquier medio.' },
    atendidos: { nombre: 'Clientes atendidos', texto: 'Turnos que se llamaron y se completaron.' },
    espera: {
      nombre: 'Tiempo de espera',
      texto: 'Desde que se pide el turno hasta que se llama, en promedio.',
    },
    atencion: {
      nombre: 'Tiempo de atención',
      texto: 'Desde que se llama el turno hasta que se completa, en promedio.',
    },
    eficiencia: {
      nombre: 'Eficiencia',
      texto:
        'De los turnos que ya terminaron, cuántos fueron atendidos. El resto se canceló, venció o no se presentó.',
    },
    activa: { nombre: 'En espera ahora', texto: 'Personas que esperan en este momento en todas tus colas.' },
  },
  medianas: (mediana: string, p90: string) => `Mediana ${mediana} min · 9 de cada 10, hasta ${p90} min`,
  hoyVan: (turnos: string) => `Hoy van ${turnos}`,
  porHora: 'Turnos por hora',
  porHoraTexto: 'A qué hora llegan tus clientes.',
  hora: 'Hora',
  turnos: 'Turnos',
  enHora: (hora: string, turnos: number, escrito: string) =>
    `${hora}: ${plural(turnos, 'turno', 'turnos', escrito)}`,
  imprimir: 'Imprimir',
  comoTabla: 'Ver como tabla',
  mapa: 'Días y horas',
  mapaTexto: 'Mientras más intenso el color, más turnos se pidieron.',
  dias: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  dia: 'Día',
  celda: (dia: string, hora: string, turnos: number, escrito: string) =>
    `${dia} a ${las(hora)}: ${plural(turnos, 'turno', 'turnos', escrito)}`,
  porCola: 'Por cola',
  cola: 'Cola',
  atendidos: 'Atendidos',
  ausentes: 'Ausentes',
  cancelados: 'Cancelados',
  vencidos: 'Vencidos',
  espera: 'Espera',
  atencion: 'Atención',
  eliminada: 'Eliminada',
  rendimiento: 'Rendimiento del sistema',
  barras: {
    atendidos: {
      nombre: 'Turnos atendidos',
      texto: 'De los turnos que ya terminaron, los que fueron atendidos.',
    },
    presentes: {
      nombre: 'Clientes presentes',
      texto: 'De los turnos llamados que ya terminaron, los que acudieron.',
    },
    aTiempo: {
      nombre: 'Llamados a tiempo',
      texto: 'De los turnos llamados, los que no esperaron más de lo que se les anunció.',
    },
    dentro: {
      nombre: 'Estimaciones acertadas',
      texto: 'Esperas que cayeron dentro del rango anunciado al pedir el turno. Buscamos 80 %.',
    },
  },
  acertadas: 'Esperas acertadas',
  diferencia: 'Diferencia',
  aciertosPorHora: 'Esperas acertadas por hora',
  error: (minutos: string) => `Diferencia media con lo anunciado: ${minutos} min`,
  estado: 'Estado del sistema',
  servicio: 'Servicio',
  enLinea: 'En línea',
  sinConexion: 'Sin conexión, reintentando',
  colasActivas: 'Colas activas',
  deColas: (activas: string, total: string) => `${activas} de ${total}`,
  enAtencion: 'En atención',
  ultima: 'Última actualización',
  proxima: 'Próxima actualización',
  en: (segundos: number) => (segundos === 1 ? 'En 1 segundo' : `En ${segundos} segundos`),
  ahora: 'Ahora',
  manual: 'Cuando la pidas',
  vacio: 'Aún no hay turnos que contar',
  vacioTexto: 'Cuando entregues tu primer turno verás aquí cuántos llegan, cuánto esperan y a qué hora.',
  vacioBoton: 'Ir a la cola',
  fallo: 'No se pudieron cargar las estadísticas',
} as const

import type { horarioVista as es } from '../es/horario-vista.ts'
import type { Texts } from '../texts.ts'
import { en12Horas } from './hora.ts'
import { plural } from './plural.ts'

const fecha = (opciones: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...opciones, timeZone: 'UTC' })
const LARGA = fecha({ weekday: 'long', day: 'numeric', month: 'long' })
const MES = fecha({ month: 'long', year: 'numeric' })

export const horarioVista = {
  titulo: 'Opening hours',
  introduccion: 'When you give out tickets. Your queue opens and closes on its own.',
  falloCarga: "Couldn't load the opening hours",
  fallo: "Couldn't save. Try again.",
  guardar: 'Save',
  guardado: 'Opening hours saved',
  descartar: 'Discard',

  hoy: 'Now',
  abierto: 'Open',
  cerrado: 'Closed',
  siempre: 'Always open',
  aMano: 'Set by hand',
  cerrarHoy: 'Close for today',
  cerradoHoy: 'No more tickets are given out today',
  unaHoraMas: 'Stay open one more hour',
  abrirUnaHora: 'Open for an hour',
  abiertoMas: 'Done: open one more hour',
  hasta: 'Until a time…',
  hastaTitulo: 'Open or close until a time',
  cerrar: 'Close',
  abrir: 'Open',
  aplicar: 'Apply',
  hastaLas: 'Until',
  hastaLasPista: 'After that, the opening hours apply again.',
  decidido: 'Done: set by hand',
  volverAlHorario: 'Back to opening hours',
  deVuelta: 'Back to the opening hours',

  semana: 'Week',
  soloEnHorario: 'Give out tickets only during these hours',
  soloEnHorarioSi: 'Outside these hours no one can get a ticket. You can still add customers.',
  soloEnHorarioNo: 'Right now people can get tickets at any time.',
  dia: (dia: string) => dia,
  // `Texts` reserves the name `a` for codes, but this one is a word.
  a: 'to' as string as 'a',
  abreDe: (dia: string, numero: number) => `${dia}, opens (${numero})`,
  cierraDe: (dia: string, numero: number) => `${dia}, closes (${numero})`,
  quitarRango: (dia: string, numero: number) => `${dia}: remove hours ${numero}`,
  ponerHoras: 'Set hours',
  otroRango: 'More hours',
  diaSiguiente: 'Closes the next day',
  todoElDia: 'Open 24 hours',
  copiarDe: (dia: string) => `Copy ${dia}'s hours to other days`,
  copiarTitulo: (dia: string) => `Copy ${dia}'s hours to…`,
  copiar: 'Copy',
  laborables: 'Monday to Friday',
  todaLaSemana: 'Whole week',
  faltanHoras: 'Fill in the missing hours to save.',
  textoPropio: 'Write the opening hours text myself',
  textoPropioPista: 'Otherwise it is written from the hours above.',
  texto: 'Text your customers read',
  todoCerrado: 'Closed all week',

  corteTexto: (hora: string) =>
    `Your hours go past midnight. If the service day ends at ${en12Horas(hora)}, each night counts as a single day and the numbers continue.`,
  usarCorte: (hora: string) => `End the day at ${en12Horas(hora)}`,
  corteUsado: (hora: string) => `From the next service day, the day ends at ${en12Horas(hora)}`,

  especiales: 'Special days',
  especialesTexto:
    'Holidays and days with different hours. They apply to all queues. Tap a day to change it.',
  agregarFeriados: 'Add holidays',
  mesAnterior: 'Previous month',
  mesSiguiente: 'Next month',
  mesLargo: (mes: string) => MES.format(Date.parse(`${mes}-01`)),
  fechaLarga: (dia: string) => LARGA.format(Date.parse(dia)),
  diaDelMes: (dia: string, motivo: string | undefined, cerrado: boolean) =>
    motivo ? `${dia}: ${motivo}, ${cerrado ? 'closed' : 'different hours'}` : dia,
  mesVacio: 'This month has no special days.',
  otrasHoras: 'Different hours',
  cadaAnio: 'Every year',
  eseDia: 'That day',
  motivo: 'Reason',
  motivoEjemplo: 'Christmas',
  quitarDia: 'Remove this day',
  pais: 'Country',
  anio: 'Year',
  nombreDePais: (codigo: string) => new Intl.DisplayNames('en', { type: 'region' }).of(codigo) ?? codigo,
  sinFeriados: 'There are no holidays left to add this year.',
  agregarDias: (cuantos: number) => `Add ${plural(cuantos, 'day', 'days')}`,
  fuente: (fuente: string) => `Check them before adding. Source: ${fuente}`,

  porCola: 'By queue',
  porColaTexto: 'Own hours, limits, and on-time closing for each queue.',
  sinColas: 'When you create queues, you can give them their own hours and limits here.',
  editarCola: (nombre: string) => `Edit hours and limits for ${nombre}`,
  horarioDeEmpresa: "Company's hours",
  horarioPropio: 'Own hours',
  horarioPropioTexto: "This queue opens at different hours from the company's.",
  cupos: {
    dia: (n: number) => `${n} per day`,
    hora: (n: number) => `${n} per hour`,
    espera: (n: number) => `${n} waiting`,
  },
  cuposTitulo: 'Limits',
  cuposTexto: 'How many tickets people can get at most. You can always add someone else.',
  campos: { cupoDia: 'Per day', cupoHora: 'Per hour', maxEspera: 'Waiting' },
  sinTope: 'No limit',
  cupoMal: (maximo: number) => `A number from 1 to ${maximo}, or empty`,
  cierraATiempo: 'On-time closing',
  cierraATiempoTexto:
    'No ticket is given out when, because of the wait, it would be called after closing. We say so before asking for a name.',
  margen: 'Minutes before closing',
  margenMal: (maximo: number) => `A number from 0 to ${maximo}`,
} as const satisfies Texts<typeof es>

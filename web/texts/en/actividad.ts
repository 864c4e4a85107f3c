import type { Quien, TemaDeActividad } from '#contract/actividad.ts'
import type { actividad as es } from '../es/actividad.ts'
import type { Texts } from '../texts.ts'
import { plural } from './plural.ts'

const temas: Record<TemaDeActividad, string> = {
  turnos: 'Tickets',
  puestos: 'Desks',
  colas: 'Queues and service day',
  ajustes: 'Settings',
  equipo: 'Team',
  pantallas: 'Screens',
}

const quienes: Record<Quien, string> = {
  equipo: 'The whole team',
  clientes: 'Customers',
  pantallas: 'Screens',
  sistema: 'Turnero, on its own',
}

const cuanto = (meses: number) => plural(meses, 'month', 'months')

export const actividad = {
  titulo: 'Activity',
  texto: 'Who did what, and when.',
  textoPropio: 'What you did. Only you and the people who manage the company can see it.',
  que: 'What to show',
  pestanas: { actividad: 'Activity', personas: 'By person' },
  pestanasPropias: { actividad: 'My activity', personas: 'My numbers' },
  filtros: 'Filters',
  quien: 'Who',
  quienes,
  personas: 'People',
  tema: 'Type',
  temas,
  cola: 'Queue',
  desde: 'From',
  hasta: 'To',
  quitarFiltros: 'Clear filters',
  descargar: 'Download CSV',
  lista: 'Activity, latest first',
  desdeDireccion: (direccion: string) => `From ${direccion}`,
  campo: 'Field',
  antes: 'Before',
  despues: 'After',
  vacio: 'Nothing here',
  vacioTexto: 'There is no activity with these filters.',
  nuevo: 'No activity yet',
  nuevoTexto: 'What each person does will appear here: calls, settings changes, and more.',
  fallo: "Couldn't load the activity",
  mas: 'Show more',
  buscando: 'Looking further back…',
  conservar: 'Keep activity',
  conservarTexto: 'The oldest is deleted automatically. Statistics stay the same.',
  meses: cuanto,
  siempre: 'As long as possible',
  /** Null: as long as possible. */
  conservada: (meses: number | null) =>
    meses === null
      ? 'Done: activity is kept for as long as possible'
      : `Done: activity is kept for ${cuanto(meses)}`,
  falloConservar: "Couldn't save the change. Try again.",
  preguntaTitulo: (meses: number) => `Keep only ${cuanto(meses)}?`,
  preguntaTexto: "Anything older is deleted and can't be recovered.",
  preguntaSi: 'Delete older activity',
  cifras: {
    titulo: 'Numbers by person',
    tituloPropio: 'Your numbers',
    texto: "Each call counts for whoever made it. Together they add up to the company's numbers.",
    persona: 'Person',
    tu: 'You',
    llamados: 'Called',
    atendidos: 'Served',
    ausentes: 'No-shows',
    etapas: 'Continued',
    atencion: 'Service time',
    ritmo: 'Versus the queue',
    ritmoTexto: '100% is what the same queue usually takes; less is faster.',
    fueraDeOrden: 'Out of order',
    pausas: 'Breaks',
    pausasDe: (veces: number, minutos: string) => `${veces} · ${minutos} min`,
    total: 'Whole company',
    nadie: 'No person',
    retirada: 'An account that no longer exists',
    cola: 'Queue',
    mediana: 'Queue median',
    fallo: "Couldn't load the numbers",
    vacio: 'No calls in this period',
    vacioTexto: 'Numbers appear as soon as someone calls a ticket.',
    vacioPropio: 'They appear as soon as you call a ticket.',
  },
} as const satisfies Texts<typeof es>

import type { atender as es } from '../es/atender.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { plural } from './plural.ts'
import { aPuesto, elPuesto } from './puesto.ts'
import { conNombre } from './quien.ts'

const personas = (cuantas: number) => plural(cuantas, 'person', 'people')
const lugares = (plazas: number) => plural(plazas, 'seat', 'seats')
const deTurno = (etiqueta: string, nombre: string) => `ticket ${conNombre(etiqueta, nombre)}`

export const atender = {
  llamar: 'Call next',
  /** Names the customer that the call will reach, for screen readers. */
  llamarA: (etiqueta: string, nombre: string, plazas?: number | null) =>
    `Call next ${deTurno(etiqueta, nombre)}${plazas ? ` (${lugares(plazas)})` : ''}`,
  atajo: 'Ctrl + Enter',
  atajoMac: '⌘ + Enter',
  llamado: (etiqueta: string, nombre: string) => `You called ticket ${conNombre(etiqueta, nombre)}`,
  llamadoCorto: (etiqueta: string) => `Called ${etiqueta}`,
  sigue: 'Next',
  pistas: { llamar: 'call', elegir: 'choose' },
  sinPuesto: 'No desk',
  nadieLlamado: 'No one is waiting',
  nadieCabe: (plazas: number) => `No one waiting fits in ${lugares(plazas)}`,
  caben: lugares,
  falloAccion: "Couldn't complete the action. Try again.",
  falloDeshacer: "Couldn't undo. Try again.",
  acciones: { finalizar: 'Finish', rellamar: 'Call again', ausente: 'No-show' },
  deTurno,
  accionDe: (accion: string, etiqueta: string, nombre: string) => `${accion}: ${deTurno(etiqueta, nombre)}`,
  hecho: {
    finalizar: (nombre: string) => `You finished serving ${nombre}`,
    rellamar: (nombre: string) => `You called ${nombre} again`,
    ausente: (nombre: string) => `${nombre} is marked as a no-show`,
    retirar: (nombre: string) => `You removed ${nombre} from the queue`,
    renombrar: (antes: string, ahora: string) => `${antes} is now ${ahora}`,
  },
  deshacer: 'Undo',
  deshacerAtajo: 'Z',
  deshacerQue: {
    llamar: (nombre: string) => `Undo the call to ${nombre}`,
    finalizar: (nombre: string) => `Undo finishing with ${nombre}`,
    ausente: (nombre: string) => `Undo the no-show of ${nombre}`,
    retirar: (nombre: string) => `Undo removing ${nombre}`,
    renombrar: (nombre: string) => `Undo renaming ${nombre}`,
  },
  deshecho: (nombre: string) => `${nombre} is back in place in the queue`,
  enAtencionDeNuevo: (nombre: string) => `${nombre} is being served again`,
  cerrarAviso: 'Close message',
  avisos: 'Messages',
  enAtencion: 'Being served',
  desde: (hora: string) => `since ${hora}`,
  codigo: 'Code',
  nadieEnAtencion: 'No one is being served',
  otrosPuestos: 'At other desks',
  deCola: (cola: string) => `from ${cola}`,
  respuestas: {
    voy: () => 'on the way',
    tarde: (minutos: number | null) => (minutos === null ? 'running late' : `${minutos} min late`),
  },

  puesto: {
    label: 'Desk',
    elegir: 'Choose',
    pista: 'Where you serve from: a number or a name, like Checkout 2',
    titulo: 'Which desk are you serving from?',
    texto: 'Your customers see it when they are called. This browser remembers it.',
    ocupados: (puestos: string) => `In use today: ${puestos}`,
    aceptar: 'Call from this desk',
    enUso: (puesto: string, nombre: string) => `${elPuesto(puesto)} is serving ${nombre}.`,
  },
  ocupado: {
    titulo: 'This desk is already serving someone',
    texto: (puesto: string, etiqueta: string, nombre: string) =>
      `Ticket ${conNombre(etiqueta, nombre && `${nombre},`)} was called ${aPuesto(puesto)} from another browser. If you call the next one, that service is marked as finished.`,
    terminar: 'Finish and call',
    cambiar: 'Use another desk',
  },

  lista: {
    titulo: 'Waiting list',
    vacia: 'No customers in the queue',
    buscar: 'Search the list',
    buscarCorto: 'Search',
    buscarPista: 'Name, number, or code',
    limpiar: 'Clear search',
    encontrados: (cuantos: number) => (cuantos === 0 ? 'No one matches the search' : personas(cuantos)),
    posicion: 'Place',
    ordinal: (posicion) => {
      const suffixes = { one: 'st', two: 'nd', few: 'rd', zero: 'th', many: 'th', other: 'th' }
      return `${posicion}${suffixes[new Intl.PluralRules('en', { type: 'ordinal' }).select(posicion)]}`
    },
    numero: 'Ticket',
    siguiente: 'Next',
    masLarga: (minutos: number) => `longest wait, ${duracion(minutos)}`,
    noMostrados: (cuantas: number) => `and ${personas(cuantas)} more`,
    acciones: (etiqueta: string, nombre: string) => `Actions for ticket ${conNombre(etiqueta, nombre)}`,
    renombrar: 'Correct name',
    quitar: 'Remove from queue',
  },
  renombrar: {
    titulo: (etiqueta: string) => `Correct the name on ticket ${etiqueta}`,
    nombre: "Customer's name",
    guardar: 'Save name',
  },
  recientes: {
    titulo: 'Recent',
    vacia: 'No tickets have finished today yet',
    fallo: "Couldn't load recent tickets",
    estados: { completado: 'Served', ausente: 'No-show', cancelado: 'Canceled' } as Record<string, string>,
    restaurar: 'Restore',
    restaurarTurno: (etiqueta: string, nombre: string) => `Restore ticket ${conNombre(etiqueta, nombre)}`,
  },

  agregar: {
    titulo: 'Add customer',
    nombre: "Customer's name",
    falta: 'Enter the customer’s name',
    boton: 'Add',
    cola: 'Queue',
    en: (cola: string) => `to ${cola}`,
    agregado: (nombre: string, etiqueta: string, codigo: string) =>
      nombre
        ? `${nombre} has ticket ${etiqueta}, code ${codigo}`
        : `You added ticket ${etiqueta}, code ${codigo}`,
  },

  atajos: {
    abrir: 'Keyboard shortcuts',
    titulo: 'Keyboard shortcuts',
    letras: 'Use single-key shortcuts',
    letrasPista: 'In this browser. Ctrl + Enter, the arrow keys and Esc always work.',
    teclas: {
      llamar: 'Call next, even while typing',
      finalizar: 'Finish serving',
      rellamar: 'Call again',
      ausente: 'Mark as no-show',
      seguir: 'Finish and move to the next queue',
      transferir: 'Transfer the person you are serving',
      apartar: 'Put the person you are serving on hold',
      menu: 'Open the menu of the person selected in the list, or of the first one',
      filas: 'Select a person in the list',
      deshacer: 'Undo the last action',
      agregar: 'Add a customer',
      buscar: 'Search the list',
      salir: 'Leave the field',
      ayuda: 'Show these shortcuts',
    },
  },
} as const satisfies Texts<typeof es>

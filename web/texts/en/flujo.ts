import type { flujo as es } from '../es/flujo.ts'
import type { Texts } from '../texts.ts'
import { duracion } from './estimado.ts'
import { plural } from './plural.ts'
import { conNombre } from './quien.ts'

export const flujo = {
  menu: {
    llamar: 'Call now',
    transferir: 'Transfer…',
    apartar: 'Put on hold…',
    reanudar: 'Return to the queue',
    datos: 'Note and details…',
    avisos: 'Notifications sent',
    acercar: 'Ask to come closer',
    contestar: 'Reply…',
    seguir: (cola: string) => `Finish and move to ${cola}`,
  },
  // Begins sentences as often as it continues them.
  sinNombre: (etiqueta: string) => `Ticket ${etiqueta}`,
  nombreOculto: 'Shown when called',
  hecho: {
    avisar: (nombre: string) => `We notified ${nombre}`,
    transferir: (nombre: string, destino: string) => `${nombre} moved to ${destino}`,
    mover: (nombre: string) => `${nombre} changed place in the queue`,
    apartar: (nombre: string) => `You put ${nombre} on hold`,
    reanudar: (nombre: string) => `${nombre} is back in the queue`,
    datos: (nombre: string) => `You saved the details for ${nombre}`,
  },
  contestar: {
    titulo: (nombre: string) => `Reply to ${nombre}`,
    vacia: 'Write your ready-made replies in Settings, Customer notifications.',
    fallo: "It couldn't be sent. Try again.",
  },
  deshacerQue: {
    transferir: (nombre: string) => `Undo the transfer of ${nombre}`,
    apartar: (nombre: string) => `Undo putting ${nombre} on hold`,
    reanudar: (nombre: string) => `Undo the return of ${nombre}`,
    datos: (nombre: string) => `Undo the change of details for ${nombre}`,
  },
  comoAntes: (nombre: string) => `${nombre} is as before`,
  transferir: {
    titulo: (nombre: string) => `Transfer ${nombre}`,
    texto: 'They keep their number and their code. Their phone follows along.',
    destino: 'Where to',
    misma: (cola: string) => `${cola}, in another place`,
    aPuesto: 'To a free desk',
    puesto: 'Desk',
    puestoPista: 'Announced there right away.',
    motivoPista: 'They go ahead of other people. It is recorded.',
    donde: 'In which place',
    lugares: {
      conserva: 'By their arrival time',
      final: 'At the end',
      primero: 'First',
    },
    confirmar: 'Transfer',
  },
  apartar: {
    titulo: (nombre: string) => `Put ${nombre} on hold`,
    texto:
      'No one calls them in the meantime. They keep their place and come back on their own, or when you say so.',
    minutos: duracion,
    sinPlazo: 'No time limit',
  },
  elegir: {
    titulo: (nombre: string) => `Call ${nombre} ahead of the others`,
    texto: (cuantos: number) =>
      `They go ahead of ${plural(cuantos, 'person', 'people')} who came first. It is recorded.`,
    motivo: 'Reason',
    confirmar: 'Call now',
  },
  restaurar: {
    titulo: (nombre: string) => `Restore ${nombre} ahead of the others`,
    texto: () =>
      'Their service ended more than half an hour ago: they go ahead of the people waiting. It is recorded.',
    confirmar: 'Restore',
  },
  datos: {
    titulo: (etiqueta: string) => `Note and details for ticket ${etiqueta}`,
    nota: 'Note',
    notaPista: 'Only the staff can see it.',
    marcas: 'Tags',
    marcasPista: (cuantas: number) => `Short words separated by commas, like Wheelchair. Up to ${cuantas}.`,
    personas: 'People',
    preferencia: 'Priority service',
    ninguna: 'None',
    guardar: 'Save',
  },
  apartados: {
    titulo: 'On hold',
    hasta: (hora: string) => `back at ${hora}`,
    sinPlazo: 'no time limit',
    volver: 'Return now',
    vacia: 'Nobody is on hold',
    volverTurno: (etiqueta: string, nombre: string) =>
      `Return now to the queue: ticket ${conNombre(etiqueta, nombre)}`,
  },
  volvio: 'Came back',
  volvioTurno: (etiqueta: string, nombre: string) =>
    `Came back: return to the queue, after the next two, ticket ${conNombre(etiqueta, nombre)}`,
  detalle: {
    mensaje: 'Wrote',
    preferencia: 'Priority service',
    personas: (cuantas: number) => plural(cuantas, 'person', 'people'),
    llego: 'Arrived',
    llegoA: 'Arrived at',
    pospuso: (veces: number) => (veces === 1 ? 'Postponed once' : `Postponed ${veces} times`),
    nota: 'Note',
  },
  tamano: {
    label: 'Group size',
    todos: 'All sizes',
    hasta: (personas: number) => `Up to ${personas}`,
  },
} as const satisfies Texts<typeof es>

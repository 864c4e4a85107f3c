import { duracion } from './estimado.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'
import { aPuesto, elPuesto } from './puesto.ts'
import { a, conNombre, de } from './quien.ts'

const personas = (cuantas: number) => plural(cuantas, 'persona', 'personas')
const lugares = (plazas: number) => plural(plazas, 'lugar', 'lugares')
const deTurno = (etiqueta: string, nombre: string) => `turno ${conNombre(etiqueta, nombre)}`

/** Calling and serving, in the panel and in the administrative view. */
export const atender = {
  llamar: 'Llamar siguiente',
  /** Names the customer that the call will reach, for screen readers. */
  llamarA: (etiqueta: string, nombre: string, plazas?: number | null) =>
    `Llamar siguiente ${deTurno(etiqueta, nombre)}${plazas ? ` (${lugares(plazas)})` : ''}`,
  atajo: 'Ctrl + Enter',
  atajoMac: '⌘ + Enter',
  llamado: (etiqueta: string, nombre: string) => `Llamaste al turno ${conNombre(etiqueta, nombre)}`,
  llamadoCorto: (etiqueta: string) => `Llamaste a ${etiqueta}`,
  sigue: 'Sigue',
  pistas: { llamar: 'llamar', elegir: 'elegir' },
  sinPuesto: 'Sin puesto',
  nadieLlamado: 'No hay nadie en espera',
  nadieCabe: (plazas: number) => `Nadie de los que esperan cabe en ${lugares(plazas)}`,
  caben: lugares,
  falloAccion: 'No se pudo completar la acción. Inténtalo de nuevo.',
  falloDeshacer: 'No se pudo deshacer. Inténtalo de nuevo.',
  acciones: { finalizar: 'Finalizar', rellamar: 'Rellamar', ausente: 'Ausente' },
  /** Names the turno an action applies to, for screen readers. */
  deTurno,
  /** A button of a turno in service, for screen readers. */
  accionDe: (accion: string, etiqueta: string, nombre: string) => `${accion} ${deTurno(etiqueta, nombre)}`,
  hecho: {
    finalizar: (nombre: string) => `Terminaste de atender ${a(nombre)}`,
    rellamar: (nombre: string) => `Volviste a llamar ${a(nombre)}`,
    ausente: (nombre: string) => `${nombre} quedó como ausente`,
    retirar: (nombre: string) => `Quitaste ${a(nombre)} de la cola`,
    renombrar: (antes: string, ahora: string) => `${antes} ahora es ${ahora}`,
  },
  deshacer: 'Deshacer',
  deshacerAtajo: 'Z',
  /** What the button undoes, for screen readers. */
  deshacerQue: {
    llamar: (nombre: string) => `Deshacer la llamada ${de(nombre)}`,
    finalizar: (nombre: string) => `Deshacer el final de la atención ${de(nombre)}`,
    ausente: (nombre: string) => `Deshacer la ausencia ${de(nombre)}`,
    retirar: (nombre: string) => `Deshacer la salida ${de(nombre)}`,
    renombrar: (nombre: string) => `Deshacer el cambio de nombre ${de(nombre)}`,
  },
  deshecho: (nombre: string) => `${nombre} volvió a su lugar en la cola`,
  enAtencionDeNuevo: (nombre: string) => `${nombre} está de nuevo en atención`,
  cerrarAviso: 'Cerrar aviso',
  avisos: 'Avisos',
  enAtencion: 'En atención',
  desde: (hora: string) => `desde ${las(hora)}`,
  codigo: 'Código',
  nadieEnAtencion: 'Nadie en atención',
  otrosPuestos: 'En otros puestos',
  deCola: (cola: string) => `de ${cola}`,
  /** The customer's reply about coming. */
  respuestas: {
    voy: () => 'va en camino',
    tarde: (minutos: number | null) => (minutos === null ? 'llega tarde' : `llega tarde ${minutos} min`),
  },

  puesto: {
    label: 'Puesto',
    elegir: 'Elegir',
    pista: 'Desde dónde atiendes: un número o un nombre, como Caja 2',
    titulo: '¿Desde qué puesto atiendes?',
    texto: 'Tus clientes lo ven al ser llamados. Este navegador lo recuerda.',
    ocupados: (puestos: string) => `En uso hoy: ${puestos}`,
    aceptar: 'Llamar desde este puesto',
    enUso: (puesto: string, nombre: string) => `${elPuesto(puesto)} está atendiendo ${a(nombre)}.`,
  },
  ocupado: {
    titulo: 'Este puesto ya atiende a alguien',
    texto: (puesto: string, etiqueta: string, nombre: string) =>
      `El turno ${conNombre(etiqueta, nombre && `${nombre},`)} fue llamado ${aPuesto(puesto)} desde otro navegador. Si llamas al siguiente, su atención se da por terminada.`,
    terminar: 'Terminar y llamar',
    cambiar: 'Usar otro puesto',
  },

  lista: {
    titulo: 'Lista de espera',
    vacia: 'No hay clientes en la cola',
    buscar: 'Buscar en la lista',
    buscarCorto: 'Buscar',
    buscarPista: 'Nombre, número o código',
    limpiar: 'Borrar la búsqueda',
    encontrados: (cuantos: number) => (cuantos === 0 ? 'Nadie coincide con la búsqueda' : personas(cuantos)),
    posicion: 'Posición',
    /** A place in the list: 1.º. */
    ordinal: (posicion: number) => `${posicion}.º`,
    numero: 'Turno',
    siguiente: 'Siguiente',
    masLarga: (minutos: number) => `la espera más larga, ${duracion(minutos)}`,
    noMostrados: (cuantas: number) => `y ${personas(cuantas)} más`,
    acciones: (etiqueta: string, nombre: string) => `Acciones del turno ${conNombre(etiqueta, nombre)}`,
    renombrar: 'Corregir nombre',
    quitar: 'Quitar de la cola',
  },
  renombrar: {
    titulo: (etiqueta: string) => `Corregir el nombre del turno ${etiqueta}`,
    nombre: 'Nombre del cliente',
    guardar: 'Guardar nombre',
  },
  recientes: {
    titulo: 'Recientes',
    vacia: 'Hoy todavía no terminó ningún turno',
    fallo: 'No se pudieron cargar los turnos recientes',
    estados: { completado: 'Atendido', ausente: 'Ausente', cancelado: 'Cancelado' } as Record<string, string>,
    restaurar: 'Restaurar',
    restaurarTurno: (etiqueta: string, nombre: string) => `Restaurar el turno ${conNombre(etiqueta, nombre)}`,
  },

  agregar: {
    titulo: 'Agregar cliente',
    nombre: 'Nombre del cliente',
    falta: 'Escribe el nombre del cliente',
    boton: 'Agregar',
    cola: 'Cola',
    en: (cola: string) => `en ${cola}`,
    agregado: (nombre: string, etiqueta: string, codigo: string) =>
      nombre
        ? `${nombre} tiene el turno ${etiqueta}, código ${codigo}`
        : `Agregaste el turno ${etiqueta}, código ${codigo}`,
  },

  atajos: {
    abrir: 'Atajos de teclado',
    titulo: 'Atajos de teclado',
    letras: 'Usar atajos de una tecla',
    letrasPista: 'Vale en este navegador. Ctrl + Enter, las flechas y Esc funcionan siempre.',
    teclas: {
      llamar: 'Llamar al siguiente, también mientras escribes',
      finalizar: 'Finalizar la atención',
      rellamar: 'Volver a llamar',
      ausente: 'Marcar como ausente',
      seguir: 'Finalizar y pasar a la cola que sigue',
      transferir: 'Transferir a quien atiendes',
      apartar: 'Apartar a quien atiendes',
      menu: 'Abrir el menú de la persona elegida en la lista, o de la primera',
      filas: 'Elegir a una persona en la lista',
      deshacer: 'Deshacer lo último',
      agregar: 'Agregar un cliente',
      buscar: 'Buscar en la lista',
      salir: 'Salir del campo',
      ayuda: 'Mostrar estos atajos',
    },
  },
} as const

import { elegirSiguiente } from '#domain/cola.ts'
import { ELIGE_LIBRE } from '#domain/elegir.ts'
import { emitir as emitirTurno } from '#domain/emitir.ts'
import { apartar, type Cuando, type Movimiento, posponer, reanudar, transferir } from '#domain/flujo.ts'
import { diasNaturales } from '#domain/jornada.ts'
import { deshacer as deshacerLlamada, type Llamado, llamar, llamarElegido } from '#domain/llamar.ts'
import { avanzarReloj } from '#domain/lugar.ts'
import { anotarCambios, anotarEmision, type Sala } from '#domain/sala.ts'
import { type Accion, actuar as actuarSobre, type Cambio, type Negativa, type Turno } from '#domain/turno.ts'

export const COLAS = [
  { id: 1, nombre: 'general', estado: 'activa', prioridad: 0, tiempo_estimado: 5 },
  { id: 2, nombre: 'prioritaria', estado: 'activa', prioridad: 1, tiempo_estimado: 8 },
] as const

/** The name of a queue in the texts. */
export type NombreCola = (typeof COLAS)[number]['nombre']

export interface TurnoDemo extends Turno {
  nombre: string
  codigo: string
  /** Whether the visitor took it, on the phone. */
  propio: boolean
  /** Whether it goes before others. Panels show it, monitors never do. */
  preferente: boolean
}

/** A room run by the service's own rules, and what the demo's screens show besides. */
export interface SalaDemo {
  sala: Sala<TurnoDemo>
  /** Counts events, like the history of an empresa. */
  seq: number
  /** Every turno so far, in its current state. */
  turnos: readonly TurnoDemo[]
  /** Newest first. */
  llamados: readonly TurnoDemo[]
}

const LLAMADOS_MOSTRADOS = 4
const PUESTO = '1'

export const salaVacia = (ultimos: Record<NombreCola, number>): SalaDemo => ({
  seq: 0,
  turnos: [],
  llamados: [],
  sala: {
    calendario: diasNaturales('UTC'),
    fecha: '',
    limite: null,
    emitidos: 0,
    reloj: 0,
    colas: new Map(COLAS.map((cola) => [cola.id, cola])),
    ultimos: new Map(COLAS.map(({ id, nombre }) => [id, ultimos[nombre]])),
    esperan: new Map(),
    lineas: new Map(COLAS.map(({ id }) => [id, []])),
    enAtencion: [],
  },
})

export const colaDe = (id: number) => COLAS.find((cola) => cola.id === id) ?? COLAS[0]

/** The waiting turnos, in the order in which they will be called. */
export function enEspera({ sala }: SalaDemo): TurnoDemo[] {
  let candidatos = [...sala.lineas.values()].flat().map((turno) => ({
    turno,
    lugar: turno.lugar,
    orden: turno.orden,
    prioridad: colaDe(turno.cola_id).prioridad === 1,
  }))
  const ordenados: TurnoDemo[] = []
  for (let primero = elegirSiguiente(candidatos); primero; primero = elegirSiguiente(candidatos)) {
    const elegido = primero
    ordenados.push(elegido.turno)
    candidatos = candidatos.filter((candidato) => candidato !== elegido)
  }
  return ordenados
}

export const enAtencion = ({ sala }: SalaDemo): TurnoDemo | null => sala.enAtencion.at(-1) ?? null

export const turnoPropio = ({ turnos }: SalaDemo): TurnoDemo | null =>
  turnos.findLast(({ propio, estado }) => propio && estado !== 'cancelado') ?? null

export const apartados = ({ turnos }: SalaDemo): TurnoDemo[] =>
  turnos.filter(({ estado }) => estado === 'apartado')

/** Minutes of credit for a turno with a preference. */
const VENTAJA = 15

type Pedido = Pick<TurnoDemo, 'nombre' | 'codigo' | 'propio'> & { cola: NombreCola; preferente?: boolean }

export function emitir(demo: SalaDemo, { cola, ...datos }: Pedido, ahora: number): SalaDemo {
  const colaId = COLAS.find(({ nombre }) => nombre === cola)?.id ?? COLAS[0].id
  const { preferente = false } = datos
  const emision = emitirTurno(demo.sala, { colaId, ritmo: null, ventaja: preferente ? VENTAJA : 0 }, ahora)
  if (typeof emision === 'string') return demo
  const seq = demo.seq + 1
  const turno: TurnoDemo = { ...emision.turno, ...datos, preferente, id: seq, orden: seq }
  const sala = copiar(demo.sala)
  anotarEmision(sala, turno, emision.reloj)
  return { ...demo, seq, sala, turnos: [...demo.turnos, turno] }
}

/** Moves of one turno, by the service's own rules. */
export const MOVER = {
  apartar: (_demo: SalaDemo, turno: TurnoDemo, cuando: Cuando) => apartar(turno, { minutos: null }, cuando),
  reanudar: (_demo: SalaDemo, turno: TurnoDemo, cuando: Cuando) => reanudar(turno, cuando),
  alFinal: ({ sala }: SalaDemo, turno: TurnoDemo, cuando: Cuando) => {
    const linea = sala.lineas.get(turno.cola_id) ?? []
    const orden = { colaId: turno.cola_id, donde: 'final', elegir: ELIGE_LIBRE } as const
    return transferir({ colas: sala.colas, linea }, turno, orden, cuando)
  },
  /** Postpones, as the customer does on the phone. */
  dejarPasar: ({ sala }: SalaDemo, turno: TurnoDemo, cuando: Cuando) =>
    posponer(sala.lineas.get(turno.cola_id) ?? [], turno, { pasan: 1 }, cuando),
} satisfies Record<
  string,
  (demo: SalaDemo, turno: TurnoDemo, cuando: Cuando) => Movimiento<TurnoDemo> | Negativa
>

/** Moves a turno; returns the demo unchanged if the rules refuse. */
export function mover(demo: SalaDemo, turno: TurnoDemo, que: keyof typeof MOVER, ahora: number): SalaDemo {
  const seq = demo.seq + 1
  const movimiento = MOVER[que](demo, turno, { seq, ahora, reloj: avanzarReloj(demo.sala.reloj, ahora) })
  if (typeof movimiento === 'string') return demo
  const despues = conCambios(demo, movimiento.cambios)
  return { ...despues, seq, sala: { ...despues.sala, reloj: movimiento.reloj } }
}

/** Applies an action to a turno; returns the demo unchanged if the life cycle does not allow it. */
export function actuar(demo: SalaDemo, turno: TurnoDemo, accion: Accion, ahora: number): SalaDemo {
  const cambio = actuarSobre(accion, turno, ahora)
  return typeof cambio === 'string' ? demo : conCambios(demo, [cambio])
}

/** Finishes the current customer and calls the next, priority first. */
export function llamarSiguiente(demo: SalaDemo, ahora: number): SalaDemo {
  return conLlamada(demo, llamar(demo.sala, { colas: null, puesto: PUESTO }, ahora))
}

/** Calls a chosen turno out of order. */
export function llamarA(demo: SalaDemo, { id }: TurnoDemo, ahora: number): SalaDemo {
  const orden = { turnoId: id, puesto: PUESTO, motivo: '', regla: 'libre' as const }
  return conLlamada(demo, llamarElegido(demo.sala, orden, ahora))
}

function conLlamada(demo: SalaDemo, llamado: Llamado<TurnoDemo> | Negativa): SalaDemo {
  if (typeof llamado === 'string') return demo
  const despues = conCambios(demo, llamado.cambios)
  if (!llamado.turno) return despues
  return { ...despues, llamados: [llamado.turno, ...demo.llamados].slice(0, LLAMADOS_MOSTRADOS) }
}

/** Undoes the last call. */
export function deshacer(demo: SalaDemo, llamado: TurnoDemo, ahora: number): SalaDemo {
  const terminado = demo.turnos.find(({ id }) => id === llamado.termino_a) ?? null
  const deshecho = deshacerLlamada(demo.sala, { llamado, terminado }, ahora)
  if (typeof deshecho === 'string') return demo
  const llamados = demo.llamados.filter(({ id }) => id !== llamado.id)
  return { ...conCambios(demo, deshecho.cambios), llamados }
}

function conCambios(demo: SalaDemo, cambios: readonly Cambio<TurnoDemo>[]): SalaDemo {
  const sala = copiar(demo.sala)
  anotarCambios(sala, cambios)
  const cambiados = new Map(cambios.map(({ turno }) => [turno.id, turno]))
  return { ...demo, sala, turnos: demo.turnos.map((turno) => cambiados.get(turno.id) ?? turno) }
}

/** React compares by identity, so a changed room must be a new object. */
const copiar = (sala: Sala<TurnoDemo>): Sala<TurnoDemo> => ({
  ...sala,
  ultimos: new Map(sala.ultimos),
  esperan: new Map(sala.esperan),
  lineas: new Map([...sala.lineas].map(([id, linea]) => [id, [...linea]])),
})

import { randomUUID } from 'node:crypto'
import type { CategoriaEnviada, Configuracion } from '#contract/cola.ts'
import { SIEMPRE_PRIMERO } from '#contract/preferencia.ts'
import { ORIGENES } from '#contract/turno.ts'
import type { Told } from './history.ts'
import { MundoDePuestos, NOMBRES } from './mundo-puestos.ts'
import type { Cambio, Orden } from './ordenes.ts'
import type { Anotacion, Comando, Peticion, Preferente } from './peticion.ts'
import type { Navegador } from './sala.ts'

export interface Conocido {
  readonly id: string
  readonly codigo: string
  readonly colaId: string
  /** The requested name. */
  readonly nombre: string
}

/** Fields of an answer that clients learn from. */
interface Cuerpo {
  readonly turno?: Conocido | null
  readonly categorias?: readonly { id: string }[]
  readonly rafagas?: readonly { id: string }[]
}

/** Separates the requested name from the staff's correction. */
export const CORRECCION = ', '
/** Orders about waiting turnos. */
const EN_ESPERA: ReadonlySet<string> = new Set(['cancelar', 'retirar', 'cambiarTurno'])

/** One of this many orders is about anything that ever existed; the others are about recent things. */
const RECENT = 8
/** Equals the number of desks. */
const LAST_CALLS = 3

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]
const recent = <T>(list: readonly T[], n: number, last = RECENT): T | undefined =>
  n % RECENT === 0 ? at(list, n) : at(list.slice(-last), n)

/** Orders about turnos that wait or are set aside. */
type Mover =
  | 'llamarTurno'
  | 'transferirAPuesto'
  | 'apartar'
  | 'posponer'
  | 'dejarPasar'
  | 'reanudar'
  | 'llegue'

/** The clients' knowledge of one empresa; turns their orders into requests. */
export class Mundo {
  readonly turnos: Conocido[] = []
  /** As in the last configuration received. */
  vivas: string[] = []
  readonly #colas: string[] = []
  /** Colas that rejected a take because they are paused. */
  readonly #cerradas = new Set<string>()
  readonly #llamados: string[] = []
  /** Moves that can be undone. */
  readonly #movidos: { turnoId: string; seq: number }[] = []
  readonly #pedidos: Extract<Comando, { hace: 'pedirTurno' }>[] = []
  /** The last burst seen; it may be gone or have changed since. */
  #rafaga: string | null = null
  readonly #puestos = new MundoDePuestos()
  readonly #preferencias = [randomUUID(), randomUUID()]
  #names = 0

  /** The request for an order; null while there is nothing that it could be about. */
  request(orden: Orden, configuracion: Configuracion | null, quien: Navegador): Peticion | null {
    switch (orden.hace) {
      case 'puestos':
      case 'ocupar':
      case 'descansar':
      case 'dejar':
      case 'llamarDesde':
      case 'elegirDesde':
      case 'salir': {
        const colas = orden.hace === 'llamarDesde' ? this.#some(orden.colas) : undefined
        const turnoId = orden.hace === 'elegirDesde' ? recent(this.turnos, orden.turno)?.id : undefined
        return this.#puestos.request(orden, quien, { vivas: this.vivas, colas, turnoId })
      }
      case 'pedir':
        return this.#pedir(orden)
      case 'llamar':
        return this.#deCola(orden.cola, (colaId) => ({
          hace: 'siguiente',
          colaId,
          puesto: puestoDe(orden.puesto),
          cabe: orden.cabe || undefined,
        }))
      case 'llamarDeTodas':
        return {
          hace: 'siguienteDeEmpresa',
          colas: this.#some(orden.colas),
          puesto: puestoDe(orden.puesto),
          cabe: orden.cabe || undefined,
        }
      case 'deshacer':
      case 'finalizar':
      case 'ausente':
      case 'volver':
      case 'rellamar':
      case 'cancelar':
      case 'retirar':
      case 'restaurar':
      case 'cambiarTurno':
      case 'responder':
        return this.#deTurno(orden)
      case 'transferir': {
        const turno = recent(this.turnos, orden.turno)
        const { donde } = orden
        return turno
          ? this.#deCola(orden.cola, (colaId) => ({
              hace: 'transferir',
              turnoId: turno.id,
              colaId,
              donde,
              motivo: motivoDe(orden.turno),
            }))
          : null
      }
      case 'deshacerTurno': {
        const movido = recent(this.#movidos, orden.turno, LAST_CALLS)
        return movido ? { hace: 'deshacerTurno', ...movido } : null
      }
      case 'seguir': {
        const turnoId = recent(this.#llamados, orden.turno, LAST_CALLS)
        return turnoId ? this.#deCola(orden.cola, (colaId) => ({ hace: 'seguir', turnoId, colaId })) : null
      }
      case 'rafaga':
        return orden.cancela && this.#rafaga !== null
          ? { hace: 'cancelarRafaga', rafagaId: this.#rafaga }
          : { hace: 'puerta' }
      case 'llamarTurno':
      case 'transferirAPuesto':
      case 'apartar':
      case 'posponer':
      case 'dejarPasar':
      case 'reanudar':
      case 'llegue':
        return this.#mover(orden)
      case 'preferencias':
        return this.preferir(orden.cual)
      case 'cerrar':
        return { hace: 'cerrarJornada', colas: this.#some(orden.colas), pausar: orden.pausar }
      case 'abrir':
      case 'pausar': {
        const activa = orden.hace === 'abrir'
        const cerrada = activa ? at([...this.#cerradas], orden.cola) : undefined
        const request = (colaId: string): Peticion => ({ hace: 'cambiarEstadoCola', colaId, activa })
        return cerrada ? request(cerrada) : this.#deCola(orden.cola, request)
      }
      case 'borrar':
        return this.#deCola(orden.cola, (colaId) => ({ hace: 'borrarCola', colaId }))
      case 'cupos':
        return this.#deCola(orden.cola, (colaId) => ({
          hace: 'guardarHorarioCola',
          colaId,
          maxEspera: orden.maxEspera || null,
          cupoDia: orden.cupoDia || null,
        }))
      case 'apertura':
        return { hace: 'cambiarApertura', abierta: orden.abierta, colas: this.#some(orden.colas) }
      case 'plan':
        return { hace: 'cambiarPlan', plan: at(['starter', 'professional', 'enterprise'], orden.cual) ?? '' }
      case 'empresa':
        return { hace: 'cambiarEmpresa', cambios: at(CAMBIOS_EMPRESA, orden.cual) ?? {} }
      case 'guardar':
        return configuracion && this.#guardar(orden, configuracion)
      case 'mirar':
        return this.#mirar(orden)
    }
  }

  learn(peticion: Peticion, { codigo, body }: Told): void {
    if (peticion.hace === 'pedirTurno' && codigo === 'cola_pausada') this.#cerradas.add(peticion.colaId)
    if (peticion.hace === 'cambiarEstadoCola') this.#cerradas.delete(peticion.colaId)
    if (codigo === null) this.#learn(peticion, body)
    if (codigo === null) this.#puestos.learn(peticion, body)
  }

  #learn(peticion: Peticion, body: unknown): void {
    const { turno, categorias, rafagas } = body as Cuerpo
    this.#rafaga = rafagas?.[0]?.id ?? this.#rafaga
    if (peticion.hace === 'pedirTurno' && turno && !this.turnos.some((t) => t.id === turno.id))
      this.turnos.push(turno)
    const llamada = peticion.hace.startsWith('siguiente') || peticion.hace.startsWith('llamarTurno')
    if (llamada && turno) this.#llamados.push(turno.id)
    const { seq } = body as { seq?: number }
    if (turno?.id && seq !== undefined) this.#movidos.push({ turnoId: turno.id, seq })
    if (peticion.hace === 'borrarCola') this.vivas = this.vivas.filter((id) => id !== peticion.colaId)
    if (categorias) {
      this.vivas = categorias.map(({ id }) => id)
      this.#colas.push(...this.vivas.filter((id) => !this.#colas.includes(id)))
    }
  }

  #cola(n: number): string | undefined {
    return n % RECENT === 0 ? at(this.#colas, n >> 3) : at(this.vivas, n)
  }

  #deCola(n: number, request: (colaId: string) => Peticion): Peticion | null {
    const colaId = this.#cola(n)
    return colaId ? request(colaId) : null
  }

  #some(ns: readonly number[]): string[] | undefined {
    const ids = [...new Set(ns.flatMap((n) => this.#cola(n) ?? []))]
    return ids.length > 0 ? ids : undefined
  }

  #mover(orden: Extract<Orden, { hace: Mover }>): Peticion | null {
    const turno = recent(this.turnos, orden.turno)
    if (!turno) return null
    const { id: turnoId, codigo } = turno
    switch (orden.hace) {
      case 'llamarTurno':
        return {
          hace: 'llamarTurno',
          turnoId,
          puesto: puestoDe(orden.puesto),
          motivo: motivoDe(orden.turno),
        }
      case 'transferirAPuesto':
        return {
          hace: 'transferirAPuesto',
          turnoId,
          puesto: at(NOMBRES, orden.puesto) ?? '',
          motivo: motivoDe(orden.turno),
        }
      case 'apartar':
        return { hace: 'apartar', turnoId, minutos: orden.minutos || null }
      case 'posponer':
        return { hace: 'posponer', turnoId, codigo, minutos: orden.minutos || 5 }
      case 'dejarPasar':
        return { hace: 'posponer', turnoId, codigo, minutos: 0, pasan: orden.pasan }
      case 'reanudar':
        return { hace: 'reanudar', turnoId }
      case 'llegue':
        return { hace: 'llegue', turnoId, codigo }
    }
  }

  #pedir(orden: Extract<Orden, { hace: 'pedir' }>): Peticion | null {
    const { cola, clave, origen } = orden
    const colaId = this.#cola(cola)
    if (!colaId) return null
    const nombre = `Cliente ${++this.#names}`
    const anterior = at(this.#pedidos.slice(-4), cola)
    if (clave === 'repetida' && anterior) return anterior
    if (clave === 'reutilizada' && anterior) return { ...anterior, nombre }
    const personas = orden.personas || undefined
    const preferencia = orden.preferencia ? at(this.#preferencias, orden.preferencia) : undefined
    const quien = { nombre, origen: at(ORIGENES, origen), personas, preferencia }
    const pedido = { hace: 'pedirTurno' as const, colaId, ...quien }
    if (clave === 'ninguna') return { ...pedido, clave: null }
    const conClave = { ...pedido, clave: `clave-${randomUUID()}` }
    this.#pedidos.push(conClave)
    return conClave
  }

  #deTurno({ hace, turno: n }: { hace: string; turno: number }): Peticion | null {
    const deAtencion = !EN_ESPERA.has(hace) && n % RECENT !== 0
    const id = deAtencion ? recent(this.#llamados, n, LAST_CALLS) : undefined
    const turno = this.turnos.find((t) => t.id === id) ?? recent(this.turnos, n)
    if (!turno) return null
    if (hace === 'deshacer') return { hace, turnoId: turno.id, colaId: turno.colaId }
    if (hace === 'cancelar') return { hace, turnoId: turno.id, codigo: turno.codigo }
    if (hace === 'responder')
      return { hace, turnoId: turno.id, codigo: turno.codigo, ...(at(RESPUESTAS, n) ?? VOY) }
    if (hace === 'restaurar') return { hace, turnoId: turno.id, motivo: motivoDe(n) }
    if (hace === 'cambiarTurno') return { hace, turnoId: turno.id, cambios: this.#anotar(turno, n) }
    return { hace: hace as 'finalizar', turnoId: turno.id }
  }

  /** Saves a preference that always goes first, and usually one with a credit. */
  preferir(n: number): Peticion {
    const [siempre = '', algo = ''] = this.#preferencias
    const preferencias: Preferente[] = [{ id: siempre, nombre: 'Embarazo', ventaja: SIEMPRE_PRIMERO }]
    if (n % 4 !== 3) preferencias.push({ id: algo, nombre: 'Socio', ventaja: 15 })
    return { hace: 'guardarPreferencias', preferencias }
  }

  /** A change that the staff makes to a turno. */
  #anotar(turno: Conocido, n: number): Anotacion {
    const nota = `${++this.#names}`
    const anotaciones: Anotacion[] = [
      { nombre: `${turno.nombre}${CORRECCION}${nota}` },
      { nota: n < 50 ? nota : '', marcas: n < 30 ? [nota] : [] },
      { personas: n < 20 ? null : (n % 7) + 1 },
      { preferenciaId: at(this.#preferencias, n) },
      { preferenciaId: null },
    ]
    return at(anotaciones, n) ?? {}
  }

  #mirar({ que, cola, turno: n }: Extract<Orden, { hace: 'mirar' }>): Peticion | null {
    const turno = recent(this.turnos, n)
    switch (que % 8) {
      case 0:
        return { hace: 'publico' }
      case 1:
        return this.#deCola(cola, (colaId) => ({ hace: 'cola', colaId }))
      case 2:
        return this.#deCola(cola, (colaId) => ({ hace: 'turnoActual', colaId }))
      case 3:
        return { hace: 'configuracion' }
      case 4:
        return { hace: 'puestos' }
      case 5:
        return { hace: 'sala' }
      default:
        return turno ? { hace: 'verificarGlobal', turnoId: turno.id, codigo: turno.codigo } : null
    }
  }

  #guardar({ cambio, cual, version }: Extract<Orden, { hace: 'guardar' }>, leida: Configuracion): Peticion {
    const lista = leida.categorias.map(({ id, nombre }) => ({ id, nombre }))
    const categorias = this.#edit(lista, cambio, cual)
    const versions = { leida: leida.version, vieja: Math.max(0, leida.version - 1), ninguna: undefined }
    return { hace: 'guardarConfiguracion', categorias, version: versions[version] }
  }

  #edit(lista: CategoriaEnviada[], cambio: Cambio, n: number): CategoriaEnviada[] {
    const i = n % Math.max(1, lista.length)
    const otra = { id: randomUUID(), nombre: `Cola ${++this.#names}` }
    const change = (fields: Partial<CategoriaEnviada>) =>
      lista.map((c, j) => (j === i ? { ...c, ...fields } : c))
    switch (cambio) {
      case 'agregar':
        return [...lista, { ...otra, prioridad: n % 3 === 0, tiempoEstimado: 1 + (n % 9) }]
      case 'editar':
        return change({ nombre: otra.nombre, descripcion: `Cambiada ${n}`, tiempoEstimado: 1 + (n % 9) })
      case 'prioridad':
        return change({ prioridad: n % 2 === 0 })
      case 'mover':
        return [...lista.slice(i), ...lista.slice(0, i)]
      case 'quitar':
        return lista.length > 2 ? lista.toSpliced(i, 1) : [...lista, otra]
      case 'repetir':
        return [...lista, { ...otra, nombre: lista[i]?.nombre.toUpperCase() ?? otra.nombre }]
      case 'nada':
        return lista
    }
  }
}

const motivoDe = (n: number): string | undefined => (n % 2 === 0 ? 'Urgente' : undefined)

const puestoDe = (n: number): string | undefined => (n === 0 ? undefined : `${n}`)

const CAMBIOS_EMPRESA = [
  { nombre: 'Clínica Luna' },
  { nombre: 'Clínica Sol', colorPrimario: '#102030' },
  { nombresPublicos: 'nombre' as const },
  { nombresPublicos: 'numero' as const },
  { nombresPublicos: 'completo' as const },
  { elegir: 'nadie' as const },
  { elegir: 'con motivo' as const },
  { elegir: 'libre' as const },
  { nombresAlLlamar: true },
  { nombresAlLlamar: false },
]

const VOY = { palabra: 'voy' as const, minutos: null }
const RESPUESTAS = [
  VOY,
  { palabra: 'tarde' as const, minutos: null },
  { palabra: 'tarde' as const, minutos: 10 },
]

import type { CodigoError } from '#contract/errores.ts'
import { iso } from '#contract/instante.ts'
import { CIERRES, LATIDO_MS, PERMISO_DE_TEMA, TEMAS_POR_CONEXION, type Tema } from '#contract/vivo.ts'
import { normalizarCodigo } from '#domain/codigo.ts'
import { veCodigos } from '#domain/permiso.ts'
import type { Politica } from '#domain/plan.ts'
import type { UsuarioId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { colasDePantalla } from '#server/queries/dispositivos.ts'
import type { TurnoEncontrado } from '#server/queries/verificar.ts'
import type { Db } from '#server/store/db.ts'
import type { DispositivoActual } from '#server/store/dispositivos.ts'
import { listPulsos, type Pulso, samePulso, usuario } from '#server/store/eventos.ts'
import { permitirEnCola } from '#server/store/permitir.ts'
import { findTurno } from '#server/store/turnos.ts'
import { Presentador } from '../present/presentador.ts'
import type { Vista } from '../state/vista.ts'
import type { Vistas } from '../state/vistas.ts'
import {
  Channel,
  type Permitir,
  type Relato,
  relatoDeTurno,
  relatoPersonal,
  relatoPublico,
  relatoPuestos,
  relatoSala,
} from './channel.ts'
import type { Conexion, Seguimiento } from './conexion.ts'
import { textFrame } from './frame.ts'

export interface HubDeps {
  db: Db
  vistas: Vistas
  politica: Politica
  clock: () => number
  /** Finds the turno of a code. Limits wrong guesses by address. */
  findByCodigo(codigo: string, id: string | undefined, address: string): Promise<TurnoEncontrado>
  isLive(sesionId: string): Promise<boolean>
  /** Reads a device again; undefined if it was revoked. */
  reread(dispositivo: DispositivoActual): Promise<DispositivoActual | undefined>
  /** Records that these devices are connected. */
  seen(dispositivos: readonly DispositivoActual[]): Promise<void>
  /** Records that browsers with these sessions are connected. */
  seenSesiones(sesiones: ReadonlySet<string>): Promise<void>
  log: { error(details: object, message: string): void }
}

/** Begins the key of a cola's channel without the codes of its customers. */
const SIN_CODIGOS = 'lectura'

interface Destino {
  clave: string
  empresaId: string
  relato: Relato
  /** Rejects connections that must not follow it; absent for public temas. */
  permitir?: Permitir
}

/** Tracks which connection follows which tema, and sends the new state when it changes. */
export class Hub {
  readonly conexiones = new Set<Conexion>()
  readonly #deps: HubDeps
  readonly #canales = new Map<string, Channel>()
  readonly #porEmpresa = new Map<string, Set<Channel>>()
  readonly #sucias = new Set<string>()
  readonly #enCurso = new Set<string>()
  /** By empresa, the pulso of the state last sent to its channels. */
  readonly #pulsos = new Map<string, Pulso>()
  /** By empresa, the version of the permissions that its connections were last checked against. */
  readonly #accesos = new Map<string, number>()
  /** By empresa, when the sent state changes without a commit, for example because a cola opens or closes. */
  readonly #vuelven = new Map<string, number>()

  constructor(deps: HubDeps) {
    this.#deps = deps
  }

  async seguir(conexion: Conexion, ref: string, tema: Tema): Promise<void> {
    if (conexion.refs.size >= TEMAS_POR_CONEXION && !conexion.refs.has(ref)) {
      return conexion.fin(ref, 'demasiados_intentos')
    }
    this.dejar(conexion, ref)
    const seguimiento: Seguimiento = { tema, clave: null }
    conexion.refs.set(ref, seguimiento)
    // The tab may leave or reuse the ref while the tema is being looked up.
    const isCurrent = () => conexion.refs.get(ref) === seguimiento && this.conexiones.has(conexion)
    try {
      const destino = await this.#destino(conexion, tema)
      if (!isCurrent()) return
      const canal = this.#canalDe(destino, tema.tema)
      canal.watchers.add(conexion)
      seguimiento.clave = canal.clave
      conexion.send({ tipo: 'siguiendo', ref, clave: canal.clave })
      await this.#contar(canal.empresaId, [canal], conexion)
    } catch (error) {
      if (!(error instanceof Rechazo)) this.#deps.log.error({ err: error }, 'no se pudo seguir un tema')
      if (!isCurrent()) return
      this.dejar(conexion, ref)
      conexion.fin(ref, error instanceof Rechazo ? error.codigo : 'no_disponible')
    }
  }

  dejar(conexion: Conexion, ref: string): void {
    const clave = conexion.refs.get(ref)?.clave
    conexion.refs.delete(ref)
    if (clave) this.#soltar(conexion, clave)
  }

  entrar(conexion: Conexion): void {
    this.conexiones.add(conexion)
  }

  salir(conexion: Conexion): void {
    this.conexiones.delete(conexion)
    for (const ref of [...conexion.refs.keys()]) this.dejar(conexion, ref)
  }

  /** Sends the new state to the connections that follow this empresa. Called after a commit. */
  cambio(empresaId: string): void {
    if (!this.#porEmpresa.has(empresaId)) return
    this.#sucias.add(empresaId)
    if (this.#enCurso.has(empresaId)) return
    this.#enCurso.add(empresaId)
    // One turn of the event loop later, so that changes committed together are sent once.
    setImmediate(() => void this.#vaciar(empresaId))
  }

  /** Compares the sent states with the database, to recover from lost notices. */
  async revisar(): Promise<void> {
    const empresas = [...this.#porEmpresa.keys()]
    if (empresas.length === 0) return
    const pulsos = await listPulsos(this.#deps.db, empresas)
    for (const id of empresas) {
      const [now, sent] = [pulsos.get(id), this.#pulsos.get(id)]
      const same = now && sent && samePulso(now, sent)
      if (!same || !this.#deps.vistas.isToday(id)) this.cambio(id)
    }
  }

  /** Sends the new state of empresas whose state changed with the time, for example because a cola opened. */
  revisarReloj(): void {
    const ahora = this.#deps.clock()
    for (const [id, vuelve] of this.#vuelven) if (vuelve <= ahora) this.cambio(id)
  }

  /** Ends the staff temas of connections whose session ended. */
  terminarSesiones({ sesionId, usuarioId }: { sesionId?: string; usuarioId?: UsuarioId }): void {
    for (const conexion of this.conexiones) {
      const { sesion } = conexion
      if (!sesion || (sesion.id !== sesionId && sesion.usuario_id !== usuarioId)) continue
      conexion.sesion = null
      this.#echar(conexion, (clave) => this.#canales.get(clave)?.permitir !== undefined, 'sin_sesion')
    }
  }

  /** Ends sessions that expired, or whose end this node was not notified of. */
  async revisarSesiones(): Promise<void> {
    const abiertas = new Set([...this.conexiones].flatMap((c) => c.sesion?.id ?? []))
    for (const sesionId of abiertas) {
      if (!(await this.#deps.isLive(sesionId))) this.terminarSesiones({ sesionId })
    }
  }

  /** Records which devices are connected. */
  async verDispositivos(): Promise<void> {
    const vistos = [...this.conexiones].flatMap(({ dispositivo }) => dispositivo ?? [])
    if (vistos.length > 0) await this.#deps.seen(vistos)
  }

  /** Records which browsers are connected, to keep their desks occupied. */
  async verPuestos(): Promise<void> {
    const vistas = new Set(
      [...this.conexiones].flatMap(({ sesion, isOpen }) => (sesion && isOpen ? sesion.id : [])),
    )
    if (vistas.size > 0) await this.#deps.seenSesiones(vistas)
  }

  latir(): void {
    const instante = iso(this.#deps.clock())
    const frame = textFrame(JSON.stringify({ tipo: 'latido', instante }))
    for (const conexion of this.conexiones) {
      conexion.check()
      conexion.write(frame)
    }
  }

  /** Closes the connections a few at a time, so that they do not all reconnect to another node at once. */
  async despedir(overMs: number): Promise<void> {
    const todas = [...this.conexiones]
    const steps = 20
    for (let step = 0; step < steps; step++) {
      const from = Math.floor((todas.length * step) / steps)
      const to = Math.floor((todas.length * (step + 1)) / steps)
      for (const conexion of todas.slice(from, to)) conexion.close(CIERRES.reinicio)
      if (to > from) await new Promise((resolve) => setTimeout(resolve, overMs / steps))
    }
    for (const conexion of this.conexiones) conexion.terminate()
  }

  async #destino(conexion: Conexion, tema: Tema): Promise<Destino> {
    if (tema.tema === 'publico') {
      const { empresaId } = tema
      const suyas = colasDePantalla(conexion.dispositivo, empresaId)
      const clave = `publico:${empresaId}${suyas ? `:${suyas}` : ''}`
      return { clave, empresaId, relato: relatoPublico(suyas) }
    }
    if (tema.tema !== 'turno') return this.#deEquipo(conexion, tema)
    const codigo = normalizarCodigo(tema.codigo)
    const turno = await this.#deps.findByCodigo(codigo, tema.id, conexion.address)
    const empresaId = turno.empresaUuid
    const propia = tema.id !== undefined
    const relato = relatoDeTurno(turno.id, propia, (id, describe) =>
      this.#deps.vistas.tellWith(
        empresaId,
        (db) => findTurno(db, { empresaId: turno.empresa_id, id }),
        (vista, fila) => {
          if (fila && !vista.porId(id)) vista.keepClosed(fila)
          return describe(vista, this.#presentador(vista))
        },
      ),
    )
    // Customers with only the code see less, so they have a separate channel.
    return { clave: `${propia ? 'turno' : 'codigo'}:${codigo}`, empresaId, relato }
  }

  /** Returns the destino of a tema that only staff may follow. */
  async #deEquipo(conexion: Conexion, tema: Exclude<Tema, { tema: 'publico' | 'turno' }>): Promise<Destino> {
    const { empresaId } = tema
    const colaId = tema.tema === 'personal' ? tema.colaId : undefined
    const permitir = async ({ sesion }: Conexion) => {
      if (!sesion) throw new Rechazo('sin_sesion')
      const orden = { empresaId, colaId, actor: usuario(sesion.usuario_id) }
      const concesion = await permitirEnCola(this.#deps.db, orden, PERMISO_DE_TEMA[tema.tema])
      if (colaId === undefined) return `${tema.tema}:${empresaId}`
      return `${veCodigos(concesion) ? 'personal' : SIN_CODIGOS}:${empresaId}:${colaId}`
    }
    const clave = await permitir(conexion)
    // The session may have ended while the permission was checked.
    if (!conexion.sesion) throw new Rechazo('sin_sesion')
    const relato =
      tema.tema === 'personal'
        ? relatoPersonal(tema.colaId, !clave.startsWith(SIN_CODIGOS))
        : tema.tema === 'sala'
          ? relatoSala
          : relatoPuestos
    return { clave, empresaId, relato, permitir }
  }

  #canalDe({ clave, empresaId, relato, permitir }: Destino, tema: Tema['tema']): Channel {
    let canal = this.#canales.get(clave)
    if (!canal) {
      canal = new Channel(clave, empresaId, tema, relato, permitir)
      this.#canales.set(clave, canal)
      const hermanos = this.#porEmpresa.get(empresaId) ?? new Set()
      hermanos.add(canal)
      this.#porEmpresa.set(empresaId, hermanos)
    }
    return canal
  }

  #soltar(conexion: Conexion, clave: string): void {
    const canal = this.#canales.get(clave)
    if (!canal || [...conexion.refs.values()].some((other) => other.clave === clave)) return
    canal.watchers.delete(conexion)
    if (canal.watchers.size === 0) this.#quitar(canal)
  }

  #quitar(canal: Channel): void {
    this.#canales.delete(canal.clave)
    const hermanos = this.#porEmpresa.get(canal.empresaId)
    hermanos?.delete(canal)
    if (hermanos?.size === 0) {
      this.#porEmpresa.delete(canal.empresaId)
      this.#pulsos.delete(canal.empresaId)
      this.#accesos.delete(canal.empresaId)
      this.#vuelven.delete(canal.empresaId)
    }
  }

  async #vaciar(empresaId: string): Promise<void> {
    try {
      while (this.#sucias.delete(empresaId)) {
        const canales = this.#porEmpresa.get(empresaId)
        if (canales) await this.#contar(empresaId, [...canales])
      }
    } catch (err) {
      // The database is unavailable: screens keep their last state until the periodic check succeeds.
      this.#deps.log.error({ err }, 'no se pudo actualizar una pantalla')
    } finally {
      this.#enCurso.delete(empresaId)
    }
  }

  async #contar(empresaId: string, canales: readonly Channel[], newcomer?: Conexion): Promise<void> {
    const vista = await this.#deps.vistas.get(empresaId)
    if (!vista) {
      for (const canal of canales) this.#terminar(canal, 'empresa_no_encontrada')
      return
    }
    const { accesos } = vista.empresa
    if (this.#accesos.get(empresaId) !== accesos) {
      const mudados = await this.#revisarAccesos(empresaId)
      this.#accesos.set(empresaId, accesos)
      for (const [conexion, ref, tema] of mudados) await this.seguir(conexion, ref, tema)
    }
    const presentador = this.#presentador(vista)
    // The view may advance during the loop; the first channels are only sure to have this pulso.
    const { pulso } = vista
    const { vuelveA } = presentador
    for (const canal of canales) {
      const fin = await canal.refresh(vista, presentador, newcomer)
      if (fin) this.#terminar(canal, fin)
    }
    // Only the newcomer's channel got the current state. The others keep their pulso, so that a notice they missed is still
    // noticed, and their earlier time.
    if (!newcomer || this.#porEmpresa.get(empresaId)?.size === 1) this.#pulsos.set(empresaId, pulso)
    const [mine, theirs] = [vuelveA, newcomer && this.#vuelven.get(empresaId)]
    const vuelve = Math.min(mine ?? Number.POSITIVE_INFINITY, theirs ?? Number.POSITIVE_INFINITY)
    if (Number.isFinite(vuelve) && this.#porEmpresa.has(empresaId)) this.#vuelven.set(empresaId, vuelve)
    else this.#vuelven.delete(empresaId)
  }

  /**
   * Ends subscriptions whose user or device lost the permission, before the next state is sent. Returns those that must
   * be followed again, because their user now sees more or less.
   */
  async #revisarAccesos(empresaId: string): Promise<[Conexion, string, Tema][]> {
    const mudados: [Conexion, string, Tema][] = []
    for (const canal of [...(this.#porEmpresa.get(empresaId) ?? [])]) {
      if (!canal.permitir) continue
      for (const conexion of [...canal.watchers]) {
        try {
          if ((await canal.permitir(conexion)) === canal.clave) continue
          for (const [ref, { clave, tema }] of [...conexion.refs]) {
            if (clave !== canal.clave) continue
            this.dejar(conexion, ref)
            mudados.push([conexion, ref, tema])
          }
        } catch (error) {
          if (!(error instanceof Rechazo)) throw error
          this.#echar(conexion, (clave) => clave === canal.clave, error.codigo)
        }
      }
    }
    for (const conexion of [...this.conexiones]) {
      const { dispositivo } = conexion
      if (dispositivo?.empresaUuid !== empresaId) continue
      const now = await this.#deps.reread(dispositivo)
      if (now?.tipo === dispositivo.tipo && now.colas === dispositivo.colas) continue
      // The device then asks for its current configuration.
      conexion.dispositivo = now ?? null
      this.#echar(conexion, () => true, 'dispositivo_cambiado')
    }
    return mudados
  }

  /** Ends the subscriptions of a connection that match `which`. */
  #echar(conexion: Conexion, which: (clave: string) => boolean, codigo: CodigoError): void {
    for (const [ref, { clave }] of [...conexion.refs]) {
      if (clave === null || !which(clave)) continue
      this.dejar(conexion, ref)
      conexion.fin(ref, codigo, clave)
    }
  }

  #presentador(vista: Vista): Presentador {
    return new Presentador(vista, this.#deps.politica, this.#deps.clock())
  }

  #terminar(canal: Channel, codigo: CodigoError): void {
    for (const conexion of canal.watchers) {
      for (const [ref, { clave }] of [...conexion.refs]) {
        if (clave !== canal.clave) continue
        conexion.refs.delete(ref)
        conexion.fin(ref, codigo, clave)
      }
    }
    canal.watchers.clear()
    this.#quitar(canal)
  }
}

const REVISAR_MS = 3000
const RELOJ_MS = 1000
const REVISAR_SESIONES_MS = 30_000
const VER_DISPOSITIVOS_MS = 60_000
const VER_PUESTOS_MS = 60_000

/** Starts the hub's timers. Returns the function that stops them. */
export function startHub(hub: Hub, onError: (err: unknown) => void): () => void {
  const every = (ms: number, task: () => Promise<void> | void) =>
    setInterval(() => void Promise.resolve().then(task).catch(onError), ms).unref()
  const timers = [
    every(LATIDO_MS, () => hub.latir()),
    every(REVISAR_MS, () => hub.revisar()),
    every(RELOJ_MS, () => hub.revisarReloj()),
    every(REVISAR_SESIONES_MS, () => hub.revisarSesiones()),
    every(VER_DISPOSITIVOS_MS, () => hub.verDispositivos()),
    every(VER_PUESTOS_MS, () => hub.verPuestos()),
  ]
  return () => timers.forEach(clearInterval)
}

import type { Configuracion } from '#contract/cola.ts'
import type { DatosCuenta } from '#contract/datos-cuenta.ts'
import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { conEmpresa } from '#harness/stories.ts'
import { type Fault, fault } from './fault.ts'
import { History, type Told, tell } from './history.ts'
import { judge, LOOKER } from './judge.ts'
import { Mundo } from './mundo.ts'
import { Navegadores } from './navegadores.ts'
import type { Fase, Orden } from './ordenes.ts'
import type { Consulta, Peticion } from './peticion.ts'
import { type Navegador, type Sala, salaNueva } from './sala.ts'
import { type Account, send } from './send.ts'
import { ready, type Stage } from './stage.ts'
import { Watcher } from './tabs.ts'

export interface Played {
  readonly faults: readonly Fault[]
  readonly history: History
}

/** A fault injected after `after` answers; `what`, from 0 to 1, chooses the kind. */
interface Hurt {
  readonly after: number
  readonly what: number
}

interface PlayOptions {
  /** One per fase; without them every request must succeed. */
  readonly hurts?: readonly Hurt[]
}

/** Runs a script on its own empresa, and judges all answers and the stored data. */
export async function play(
  stage: Stage,
  script: readonly Fase[],
  options: PlayOptions = {},
): Promise<Played> {
  const show = await Show.open(stage)
  for (const [i, fase] of script.entries()) await show.perform(fase, options.hurts?.[i])
  await show.startAgain()
  const { history } = show
  // Without injected faults every request gets an answer.
  const refused = options.hurts ? [] : history.lost.map((op) => fault('reply', tell(op)))
  return { faults: [...refused, ...(await show.judge())], history }
}

const FIRST_COLAS: readonly Orden[] = [0, 1].map((cual) => ({
  hace: 'guardar',
  cambio: 'agregar',
  cual: cual + 1,
  version: 'leida',
}))
const FIRST_PUESTOS: readonly Orden[] = [1, 2].map((cual) => ({ hace: 'puestos', cambio: 'agregar', cual }))

/** Orders given at a desk. */
const IN_BROWSER: readonly string[] = ['ocupar', 'descansar', 'dejar', 'llamarDesde', 'elegirDesde', 'salir']
/** Concurrent ones could not be told apart: their eventos do not contain what was saved. */
const ONE_BY_ONE: readonly string[] = ['cupos', 'empresa', 'preferencias']
const NOBODY: Navegador = { usuario: 'duena', sesion: '' }

class Show {
  readonly history = new History()
  readonly #stage: Stage
  readonly #account: Account
  readonly #cookie: string
  readonly #navegadores: Navegadores
  readonly #mundo = new Mundo()
  readonly #faults: Fault[] = []
  #watchers: Watcher[] = []
  #answers = 0
  #onAnswer: () => void = () => {}
  #repaired: Promise<void> = Promise.resolve()
  #saving: Promise<void> = Promise.resolve()

  private constructor(stage: Stage, account: Account, cookie: string, navegadores: Navegadores) {
    this.#stage = stage
    this.#account = account
    this.#cookie = cookie
    this.#navegadores = navegadores
  }

  static async open(stage: Stage): Promise<Show> {
    const duena = await conEmpresa(new Client(stage.urls()[0] ?? ''))
    const { client, correo, empresaId } = duena
    const navegadores = await Navegadores.open(duena)
    const show = new Show(stage, { correo, empresaId }, client.cookie, navegadores)
    for (const orden of [...FIRST_COLAS, ...FIRST_PUESTOS]) await show.#do(0, 0, orden)
    await show.#ask(0, 0, show.#mundo.preferir(1))
    return show
  }

  /** Runs all clients concurrently, then waits until all screens agree. */
  async perform({ horas, manos }: Fase, hurt?: Hurt): Promise<void> {
    this.#stage.advance(horas)
    await this.#watch()
    const hurtNow = hurt ? this.#hurtAfter(hurt) : () => {}
    await Promise.all(manos.map((ordenes, hand) => this.#work(hand, ordenes)))
    hurtNow()
    await this.#repaired
    await this.#settle()
  }

  /** Restarts the servers; they must show the same as before. */
  async startAgain(): Promise<void> {
    await this.#stage.restart()
    await ready(this.#stage)
    await this.#lookAround()
  }

  async judge(): Promise<Fault[]> {
    const owner = this.#client(0)
    const { correo } = this.#account
    const stored: DatosCuenta = await owner.call(endpoints.datosCuenta, { params: { correo } })
    const [empresa] = stored.empresas
    if (!empresa) throw new Error('The export holds no empresa')
    return [...this.#faults, ...judge(this.#first(stored), this.history, empresa)]
  }

  #first({ cuenta }: DatosCuenta): Sala {
    const pruebaHasta = Date.parse(cuenta.pruebaHasta ?? '')
    return salaNueva({ empresaId: this.#account.empresaId, plan: null, pruebaHasta })
  }

  #client(node: number): Client {
    const client = new Client(this.#stage.urls()[node] ?? '')
    client.cookie = this.#cookie
    return client
  }

  async #ask(hand: number, node: number, peticion: Peticion): Promise<Told | null> {
    const who = { client: hand, node, at: this.#stage.now() }
    const client = this.#client(node)
    if ('quien' in peticion) client.cookie = (await this.#navegadores.of(hand, client.url)).cookie
    const told = await send(this.history, client, this.#account, who, peticion)
    if (peticion.hace === 'salir') this.#navegadores.leave(hand)
    if (told) {
      const known = this.#mundo.turnos.length
      this.#mundo.learn(peticion, told)
      for (const turno of this.#mundo.turnos.slice(known)) for (const w of this.#watchers) w.turno(turno)
    }
    this.#answers++
    this.#onAnswer()
    // Without an answer a client waits until the servers are back, as people do.
    if (!told) await this.#repaired
    return told
  }

  async #do(hand: number, node: number, orden: Orden): Promise<void> {
    if (!ONE_BY_ONE.includes(orden.hace)) return this.#doNow(hand, node, orden)
    this.#saving = this.#saving.then(() => this.#doNow(hand, node, orden))
    await this.#saving
  }

  async #doNow(hand: number, node: number, orden: Orden): Promise<void> {
    let leida: Configuracion | null = null
    if (orden.hace === 'guardar') {
      const told = await this.#ask(hand, node, { hace: 'configuracion' })
      leida = (told?.body as Configuracion | undefined) ?? null
    }
    // Only one client writes the list of desks: each save replaces the whole list.
    if (orden.hace === 'puestos') await this.#ask(hand, node, { hace: 'puestos' })
    if (orden.hace === 'puestos' && hand !== 0) return
    const quien = await this.#browserOf(hand, node, orden)
    const peticion = quien && this.#mundo.request(orden, leida, quien)
    if (peticion) await this.#ask(hand, node, peticion)
  }

  /** The user of a client's browser; null while it cannot log in. */
  async #browserOf(hand: number, node: number, { hace }: Orden): Promise<Navegador | null> {
    if (!IN_BROWSER.includes(hace)) return NOBODY
    try {
      const { usuario, sesion } = await this.#navegadores.of(hand, this.#stage.urls()[node] ?? '')
      return { usuario, sesion }
    } catch {
      await this.#repaired
      return null
    }
  }

  async #work(hand: number, ordenes: readonly Orden[]): Promise<void> {
    const nodes = this.#stage.urls().length
    for (const [i, orden] of ordenes.entries()) await this.#do(hand, (hand + i) % nodes, orden)
  }

  /** Injects a fault after `after` answers. Returns a function that injects it now if there were fewer. */
  #hurtAfter({ after, what }: Hurt): () => void {
    const goal = this.#answers + after
    const hurt = () => {
      this.#onAnswer = () => {}
      this.#repaired = this.#stage.hurt(what).then(() => ready(this.#stage))
    }
    this.#onAnswer = () => void (this.#answers >= goal && hurt())
    return () => this.#answers < goal && hurt()
  }

  async #watch(): Promise<void> {
    const { empresaId } = this.#account
    this.#watchers = []
    for (const node of this.#stage.urls().keys()) {
      const watcher = await Watcher.open(this.#client(node), node, this.history, () => this.#stage.now())
      watcher.empresa(empresaId)
      for (const colaId of this.#mundo.vivas) watcher.cola(empresaId, colaId)
      for (const turno of this.#mundo.turnos.slice(-6)) watcher.turno(turno)
      this.#watchers.push(watcher)
    }
  }

  /** Waits until every tab shows what the API of its node answers; tabs that lost their node are reopened. */
  async #settle(): Promise<void> {
    if (this.#watchers.some((watcher) => !watcher.open)) {
      for (const watcher of this.#watchers) watcher.close()
      await this.#watch()
    }
    await Promise.all(
      this.#watchers.flatMap((watcher, node) =>
        watcher.questions.map(({ topic, consulta }) => this.#settleTopic(watcher, node, topic, consulta)),
      ),
    )
    for (const watcher of this.#watchers) watcher.close()
    this.#watchers = []
    await this.#lookAround()
  }

  async #settleTopic(watcher: Watcher, node: number, topic: string, consulta: Consulta): Promise<void> {
    let body: unknown = null
    // The answer may be older than what the tab shows; then the query is repeated.
    for (let tries = 0; tries < 3; tries++) {
      const told = await this.#ask(LOOKER, node, consulta)
      body = told?.codigo === null ? told.body : null
      if (told && (await watcher.shows(topic, body))) return
    }
    const unlike = watcher.unlike(topic, body)
    this.#faults.push(fault('live', `the tab on node ${node} never showed ${topic}\n  ${unlike}`))
  }

  /** Queries everything on every node while no client is active. */
  async #lookAround(): Promise<void> {
    for (const node of this.#stage.urls().keys()) {
      await this.#ask(LOOKER, node, { hace: 'configuracion' })
      const consultas: Consulta[] = [
        { hace: 'publico' },
        { hace: 'plan' },
        { hace: 'colas' },
        { hace: 'puerta' },
        { hace: 'puestos' },
        { hace: 'sala' },
      ]
      for (const colaId of this.#mundo.vivas) consultas.push({ hace: 'cola', colaId })
      for (const { id, codigo } of this.#mundo.turnos.slice(-12))
        consultas.push({ hace: 'verificarGlobal', turnoId: id, codigo })
      await Promise.all(consultas.map((consulta) => this.#ask(LOOKER, node, consulta)))
    }
  }
}

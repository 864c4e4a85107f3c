import { endpoints } from '#contract/endpoints.ts'
import { Client } from '#harness/client.ts'
import { CONTRASENA, type ConEmpresa, correoNuevo } from '#harness/stories.ts'
import { NOMBRE_DE } from './pantallas-puestos.ts'
import type { Navegador } from './sala.ts'

/** Every third client is the agent, the others are the owner. */
const usuarioDe = (hand: number): Navegador['usuario'] => (hand % 3 === 1 ? 'agente' : 'duena')

interface Abierto extends Navegador {
  cookie: string
}

/** The browser of each client: it logs in when needed, and again after a log-out. */
export class Navegadores {
  readonly #correos: Record<Navegador['usuario'], string>
  readonly #abiertos = new Map<number, Abierto>()
  #sesiones = 0

  private constructor(duena: string, agente: string) {
    this.#correos = { duena, agente }
  }

  /** Opens the browsers; an agent joins the team first. */
  static async open({ client, empresaId, correo }: ConEmpresa): Promise<Navegadores> {
    const { enlace } = await client.call(endpoints.invitar, {
      params: { empresaId },
      body: { nombre: NOMBRE_DE.agente, rol: 'agente', colas: null },
    })
    const agente = correoNuevo('agente')
    await new Client(client.url).call(endpoints.aceptarInvitacion, {
      body: {
        token: enlace?.split('#token=')[1] ?? '',
        usuario: NOMBRE_DE.agente,
        correo: agente,
        contrasena: CONTRASENA,
      },
    })
    return new Navegadores(correo, agente)
  }

  async of(hand: number, url: string): Promise<Abierto> {
    const usuario = usuarioDe(hand)
    const abierto = this.#abiertos.get(hand)
    if (abierto) return abierto
    const client = new Client(url)
    await client.call(endpoints.entrar, { body: { correo: this.#correos[usuario], contrasena: CONTRASENA } })
    const nuevo = { usuario, sesion: `${hand}/${++this.#sesiones}`, cookie: client.cookie }
    this.#abiertos.set(hand, nuevo)
    return nuevo
  }

  /** Drops the session, whatever the outcome of the log-out. */
  leave(hand: number): void {
    this.#abiertos.delete(hand)
  }
}

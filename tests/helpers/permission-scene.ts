import { randomUUID } from 'node:crypto'
import { endpoints } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import type { TestApp } from '#harness/app.ts'
import type { Client } from '#harness/client.ts'
import { range } from '#harness/parallel.ts'
import { type ConColas, conColas, correoNuevo, registrada } from '#harness/stories.ts'
import { address, from } from './limits.ts'
import type { Columna } from './permission-table.ts'
import { type Empleada, empleada } from './team.ts'

export interface Quien {
  client: Client
  /** Empty for a screen. */
  correo: string
}

/** A company with two queues, a caller of each column, and functions that create objects of the first queue. */
export class Sala {
  readonly app: TestApp
  readonly duena: ConColas
  readonly quienes: Record<Columna, Quien>
  readonly empresaId: string
  readonly suya: string
  readonly ajena: string
  /** A named desk for the first queue that the administrador can be at, and one that is free to take. */
  readonly ventanilla = randomUUID()
  readonly libre = randomUUID()
  #count = 0

  private constructor(app: TestApp, duena: ConColas, quienes: Record<Columna, Quien>) {
    this.app = app
    this.duena = duena
    this.quienes = quienes
    this.empresaId = duena.empresaId
    ;[this.suya = '', this.ajena = ''] = duena.colas
  }

  static async abrir(app: TestApp): Promise<Sala> {
    const duena = await conColas(app.client(), 'Suya', 'Ajena')
    const [suya = '', ajena = ''] = duena.colas
    const pantalla = async (tipo: 'kiosco' | 'monitor'): Promise<Quien> => {
      const client = app.client()
      const { codigo } = await client.call(endpoints.pedirCodigo)
      const params = { empresaId: duena.empresaId }
      await duena.client.call(endpoints.emparejar, { params, body: { codigo, tipo, nombre: tipo } })
      return { client, correo: '' }
    }
    const sala = new Sala(app, duena, {
      propietario: duena,
      administrador: await empleada(app, duena, { rol: 'administrador' }),
      agente: await empleada(app, duena, { rol: 'agente', colas: [suya] }),
      deOtraCola: await empleada(app, duena, { rol: 'agente', colas: [ajena] }),
      lector: await empleada(app, duena, { rol: 'lector' }),
      kiosco: await pantalla('kiosco'),
      monitor: await pantalla('monitor'),
      extrano: await registrada(app.client()),
    })
    await duena.client.call(endpoints.guardarPuestos, {
      params: { empresaId: duena.empresaId },
      body: { puestos: sala.puestos },
    })
    return sala
  }

  get puestos() {
    return [
      { id: this.ventanilla, nombre: 'Ventanilla', colas: [this.suya] },
      { id: this.libre, nombre: 'Libre', colas: [this.suya] },
    ]
  }

  get #params() {
    return { empresaId: this.empresaId }
  }

  /** A desk name that no other call uses. */
  puesto(): string {
    return `P${++this.#count}`
  }

  async enEspera(colaId = this.suya): Promise<Turno> {
    const params = { ...this.#params, colaId }
    return (await this.duena.client.call(endpoints.pedirTurno, { params, body: { nombre: 'Luis' } })).turno
  }

  async enAtencion({ puesto = this.puesto(), colaId = this.suya } = {}): Promise<Turno> {
    const { id: turnoId } = await this.enEspera(colaId)
    const params = { ...this.#params, turnoId }
    const { turno } = await this.duena.client.call(endpoints.llamarTurno, { params, body: { puesto } })
    return turno as Turno
  }

  async apartado(): Promise<{ turno: Turno; seq: number }> {
    const { id: turnoId } = await this.enEspera()
    return this.duena.client.call(endpoints.apartar, { params: { ...this.#params, turnoId }, body: {} })
  }

  async terminado(como: 'finalizar' | 'ausente'): Promise<Turno> {
    const { id: turnoId } = await this.enAtencion()
    const { turno } = await this.duena.client.call(endpoints[como], { params: { ...this.#params, turnoId } })
    return turno
  }

  /** The administrador is at the desk `ventanilla` and serves a customer there. */
  async conAdministrador(): Promise<void> {
    const { client } = this.quienes.administrador
    const params = { ...this.#params, puestoId: this.ventanilla }
    await client.call(endpoints.ocuparPuesto, { params, body: { relevar: true } })
    await client.call(endpoints.pausarPuesto, { params, body: { motivo: null } })
    await this.enEspera()
    await client.call(endpoints.siguienteDeEmpresa, {
      params: this.#params,
      body: { puestoId: this.ventanilla },
    })
  }

  async rafaga(): Promise<string> {
    const ip = address()
    const params = { ...this.#params, colaId: this.suya }
    for (const i of range(8)) {
      const body = { nombre: `Bot ${i}` }
      await this.app.client().send(`/api/proyectos/${params.empresaId}/cola/${params.colaId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from(ip) },
        body: JSON.stringify(body),
      })
    }
    const { rafagas } = await this.duena.client.call(endpoints.puerta, { params: this.#params })
    return rafagas[0]?.id ?? ''
  }

  /** The company has a short address. */
  async conAlias(): Promise<void> {
    const { client, correo } = this.duena
    const body = { alias: `b-${randomUUID().slice(0, 8)}` }
    await client.try(endpoints.elegirAlias, { params: { correo, id: this.empresaId }, body })
  }

  /** Ends all announcements, because a company can have only a few at a time. */
  async sinAnuncios(): Promise<void> {
    const { client } = this.duena
    const { anuncios } = await client.call(endpoints.anuncios, { params: this.#params })
    for (const { id: anuncioId } of anuncios) {
      await client.call(endpoints.terminarAnuncio, { params: { ...this.#params, anuncioId } })
    }
  }

  /** Refused callers share one announcement. */
  async anuncio(colas?: string[]): Promise<string> {
    const { anuncios } = await this.duena.client.call(endpoints.anuncios, { params: this.#params })
    const same = anuncios.find((anuncio) => anuncio.colas?.join() === colas?.join())
    if (same) return same.id
    await this.sinAnuncios()
    const body = { texto: 'El médico llega tarde', minutos: 20, colas }
    return (await this.duena.client.call(endpoints.anunciar, { params: this.#params, body })).anuncio.id
  }

  async cola(): Promise<string> {
    const { categorias } = await this.duena.client.call(endpoints.configuracion, { params: this.#params })
    const nueva = { id: randomUUID(), nombre: `Cola ${++this.#count}` }
    await this.duena.client.call(endpoints.guardarConfiguracion, {
      params: this.#params,
      body: { categorias: [...categorias.map(({ id, nombre }) => ({ id, nombre })), nueva] },
    })
    return nueva.id
  }

  async dispositivo(): Promise<string> {
    const codigo = await this.codigoDePantalla()
    const body = { codigo, tipo: 'monitor', nombre: 'Sala' } as const
    const params = this.#params
    return (await this.duena.client.call(endpoints.emparejar, { params, body })).dispositivo.id
  }

  async codigoDePantalla(): Promise<string> {
    return (await this.app.client().call(endpoints.pedirCodigo)).codigo
  }

  miembro(): Promise<Empleada> {
    return empleada(this.app, this.duena, { rol: 'agente', colas: [this.suya] })
  }

  /** A member without e-mail; an owner of the company if `rol` says so. */
  async sinCorreo(rol?: 'propietario'): Promise<string> {
    const { client } = this.duena
    const body = { nombre: 'Rosa', rol: 'agente' } as const
    const { correo } = await client.call(endpoints.crearMiembro, { params: this.#params, body })
    const { miembros } = await client.call(endpoints.miembros, { params: this.#params })
    const usuarioId = miembros.find((miembro) => miembro.correo === correo)?.id ?? ''
    const params = { ...this.#params, usuarioId }
    if (rol) await client.call(endpoints.cambiarMiembro, { params, body: { rol } })
    return usuarioId
  }

  async invitacion(): Promise<string> {
    const body = { correo: correoNuevo('eva'), rol: 'agente' } as const
    return (await this.duena.client.call(endpoints.invitar, { params: this.#params, body })).invitacion.id
  }

  async duenaId(): Promise<string> {
    const { miembros } = await this.duena.client.call(endpoints.miembros, { params: this.#params })
    return miembros.find(({ propio }) => propio)?.id ?? ''
  }

  /** Another session of the owner. */
  async sesion(): Promise<string> {
    const { correo, client } = this.duena
    await this.app.client().call(endpoints.entrar, { body: { correo, contrasena: 'una contraseña larga' } })
    const { sesiones } = await client.call(endpoints.sesiones)
    return sesiones.find(({ actual }) => !actual)?.id ?? ''
  }
}

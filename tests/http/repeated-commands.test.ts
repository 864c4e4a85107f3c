import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { AvisoPedido } from '#contract/avisos.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { CONTRASENA, correoNuevo } from '#harness/stories.ts'
import { readFirst } from '#server/store/query.ts'
import { conPuestos } from '#tests/helpers/desks.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { AZUL_PNG } from '#tests/helpers/images.ts'
import { mailFiles } from '#tests/helpers/mail-files.ts'
import { type Mailbox, startMailbox, tokenIn } from '#tests/helpers/mailbox.ts'
import { bodiesOf, type Escena, escena, paramsOf } from '#tests/helpers/samples.ts'

/** Calls that change something and take no key, each with its reason. */
const SIN_LLAVE: Partial<Record<NombreEndpoint, string>> = {
  entrar: 'the reply is a secret that is not stored; a second session is harmless',
  salir: 'the session has ended either way',
  pedirAviso: 'it replaces the earlier request for the same channel',
  dejarAvisos: 'there is nothing left to withdraw',
  darDeAlta: 'confirming again changes nothing',
  darDeBaja: 'unsubscribing again changes nothing',
  responderAviso: 'sending the same values again changes nothing',
  guardarAjustesAvisos: 'sending the same values again changes nothing',
  probarAvisos: 'a test message may arrive twice',
  recibirEntrada: 'providers repeat deliveries; a repetition has no further effect',
  guardarHorario: 'sending the same values again changes nothing',
  guardarHorarioCola: 'sending the same values again changes nothing',
  cambiarMiembro: 'sending the same values again changes nothing',
  cambiarDispositivo: 'sending the same values again changes nothing',
  quitarMiembro: 'a repetition finds nothing and changes nothing: 404',
  dejarEmpresa: 'a repetition finds nothing and changes nothing: 404',
  revocarDispositivo: 'a repetition finds nothing and changes nothing: 404',
  emparejar: 'a code works once; the list of screens shows whether it did',
  reenviarInvitacion: 'the previous link stops working',
  retirarInvitacion: 'a repetition finds nothing and changes nothing: 404',
  verInvitacion: 'it only reads',
  verVerificacion: 'it only reads',
  consultarTurno: 'it only reads',
  avisosDeTurno: 'it only reads',
  cambiarContrasena: 'setting the same password again changes nothing',
  cambiarCorreo: 'setting the same address again changes nothing; the previous link stops working',
  confirmarCorreo: 'a link works once, and says so',
  cambiarUsuario: 'sending the same values again changes nothing',
  cerrarOtrasSesiones: 'there is nothing left to end',
  aceptarInvitacion: 'an invitation works once; joining again is refused',
  restablecerMiembro: 'the previous password stops working',
  pedirCodigo: 'an unused code expires by itself',
  borrarEmpresa: 'a repetition finds nothing and changes nothing: 404',
  borrarCuenta: 'the session ended with the account: 401',
}

/** Calls whose repetition is tested elsewhere. */
const APARTE: readonly NombreEndpoint[] = [
  'pedirTurno',
  'siguiente',
  'siguienteDeEmpresa',
  'deshacer',
  'finalizar',
  'ausente',
  'rellamar',
]

interface Caso {
  /** The input of the call; by default a sample. */
  ready?: (e: Escena, other: Client, dataDir: string) => Promise<{ body?: object; params?: object }>
  /** A different body for the same key. */
  other?: (e: Escena) => object
  /** Set when two orders of this call never differ in their body. */
  sameBody?: true
}

/** Creates a customer who has just taken a turno. */
async function enEspera({ client, empresaId, colaId }: Escena) {
  const params = { empresaId, colaId }
  const { turno } = await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Rosa' } })
  return { params: { turnoId: turno.id } }
}

/** Creates a company with a desk. */
async function conPuesto(e: Escena) {
  const [puestoId = ''] = await conPuestos({ ...e, colas: [e.colaId] }, { nombre: 'Ventanilla 1' })
  return { params: { puestoId } }
}

/** Creates a desk with an agent at it. */
async function enPuesto(e: Escena) {
  const { params } = await conPuesto(e)
  await e.client.call(endpoints.ocuparPuesto, { params: { empresaId: e.empresaId, ...params }, body: {} })
  return { params }
}

const CASOS: Partial<Record<NombreEndpoint, Caso>> = {
  registrar: { other: () => ({ usuario: 'Eva', correo: correoNuevo('otra'), contrasena: CONTRASENA }) },
  cerrarSesion: {
    ready: async ({ correo, client }, other) => {
      await other.call(endpoints.entrar, { body: { correo, contrasena: CONTRASENA } })
      const { sesiones } = await client.call(endpoints.sesiones)
      return { params: { sesionId: sesiones.find(({ actual }) => !actual)?.id } }
    },
    sameBody: true,
  },
  reenviarVerificacion: { other: () => ({ correo: 'otra@ejemplo.com' }) },
  recuperar: { other: () => ({ correo: 'otra@ejemplo.com' }) },
  restablecer: {
    ready: async ({ correo }, client, dataDir) => {
      await client.call(endpoints.recuperar, { body: { correo } })
      const message = await eventually(async () => {
        const [found] = await mailFiles(dataDir, correo)
        expect(found).toBeDefined()
        return found ?? ''
      })
      return { body: { token: tokenIn(message), contrasena: 'otra frase larga' } }
    },
    other: () => ({ token: 'y'.repeat(43), contrasena: 'otra frase larga' }),
  },
  cambiarPlan: { other: () => ({ plan: 'professional' }) },
  crearEmpresa: { other: () => ({ nombre: 'Tercera', titular: 'Ana' }) },
  cambiarEmpresa: { other: () => ({ nombre: 'Otro nombre' }) },
  guardarConfiguracion: { other: ({ colaId }) => ({ categorias: [{ id: colaId, nombre: 'Otra' }] }) },
  cambiarEstadoCola: { other: () => ({ activa: true }) },
  cambiarApertura: {
    ready: async () => ({ body: { abierta: false, minutos: 60 } }),
    other: () => ({ abierta: null }),
  },
  avisarTurno: {
    ready: async (e) => {
      const { id, codigo } = await another(e)
      const body = { ...(bodiesOf(e).pedirAviso as object), codigo }
      await e.client.call(endpoints.pedirAviso, { params: { turnoId: id }, body: body as AvisoPedido })
      return { params: { turnoId: id } }
    },
    other: () => ({ frase: 'Te esperamos.' }),
  },
  anunciar: { other: () => ({ texto: 'Otra cosa', minutos: 5 }) },
  terminarAnuncio: {
    ready: async ({ client, empresaId }) => {
      const body = { texto: 'El médico llega tarde', minutos: 20 }
      const { anuncio } = await client.call(endpoints.anunciar, { params: { empresaId }, body })
      return { params: { anuncioId: anuncio.id } }
    },
    sameBody: true,
  },
  borrarCola: { sameBody: true },
  cerrarJornada: { other: () => ({}) },
  cambiarPuerta: { other: () => ({ pideCodigo: false }) },
  cancelarRafaga: { ready: async () => ({ params: { rafagaId: '1' } }), sameBody: true },
  subirLogo: { other: () => ({ imagen: AZUL_PNG }) },
  elegirAlias: { other: () => ({ alias: 'otra-direccion' }) },
  cambiarTurno: { ready: enEspera, other: () => ({ nombre: 'Otra persona' }) },
  retirar: { ready: enEspera, sameBody: true },
  restaurar: {
    ready: async (e) => {
      const { params } = await enEspera(e)
      await e.client.call(endpoints.retirar, { params: { empresaId: e.empresaId, ...params } })
      return { params }
    },
    other: () => ({ motivo: 'Otro' }),
  },
  cancelar: {
    ready: async ({ client, empresaId, colaId }) => {
      const params = { empresaId, colaId }
      const { turno } = await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Rosa' } })
      return { params: { turnoId: turno.id }, body: { codigo: turno.codigo } }
    },
    sameBody: true,
  },
  transferir: { other: ({ colaId }) => ({ colaId, donde: 'primero' }) },
  apartar: { other: () => ({ minutos: 20 }) },
  reanudar: {
    ready: async ({ client, empresaId, turnoId }) => {
      await client.call(endpoints.apartar, { params: { empresaId, turnoId }, body: {} })
      return {}
    },
    sameBody: true,
  },
  volver: {
    ready: async ({ client, empresaId, turnoId }) => {
      await client.call(endpoints.ausente, { params: { empresaId, turnoId } })
      return {}
    },
    sameBody: true,
  },
  llamarTurno: {
    ready: async (e) => ({ params: { turnoId: (await another(e)).id } }),
    other: () => ({ puesto: '9', motivo: 'Urgente' }),
  },
  deshacerTurno: {
    ready: async ({ client, empresaId, turnoId }) => {
      const { seq } = await client.call(endpoints.apartar, { params: { empresaId, turnoId }, body: {} })
      return { body: { seq } }
    },
    other: () => ({ seq: 1 }),
  },
  guardarPreferencias: { other: () => ({ preferencias: [] }) },
  guardarPrivacidad: { other: () => ({ responsable: '', contacto: '', textos: [] }) },
  guardarTraducciones: { other: () => ({ traducciones: [] }) },
  invitar: { other: () => ({ nombre: 'Otra', rol: 'lector' }) },
  crearMiembro: { other: () => ({ nombre: 'Otra persona', rol: 'lector' }) },
  guardarPuestos: { other: () => ({ puestos: [] }) },
  ocuparPuesto: { ready: conPuesto, other: () => ({ relevar: false }) },
  pausarPuesto: { ready: enPuesto, other: () => ({ motivo: 'Reunión' }) },
  liberarPuesto: { ready: enPuesto, sameBody: true },
  posponer: {
    ready: async (e) => {
      const { id, codigo } = await another(e)
      // A customer behind, who is let past.
      await another(e)
      return { params: { turnoId: id }, body: { codigo, pasan: 1 } }
    },
    sameBody: true,
  },
  llegue: {
    ready: async (e) => {
      const { id, codigo } = await another(e)
      return { params: { turnoId: id }, body: { codigo } }
    },
    sameBody: true,
  },
}

/** Adds a waiting customer. */
const another = async ({ client, empresaId, colaId }: Escena) => {
  const params = { empresaId, colaId }
  return (await client.call(endpoints.pedirTurno, { params, body: { nombre: 'Rosa' } })).turno
}

const changing = (Object.entries(endpoints) as [NombreEndpoint, Endpoint][]).filter(
  ([, { method }]) => method !== 'GET',
)

describe('every call that changes something', () => {
  test('can be repeated with a key, or is listed here with the reason', () => {
    const without = changing.filter(([, { headers }]) => !headers).map(([name]) => name)
    expect(without.sort()).toEqual(Object.keys(SIN_LLAVE).sort())
  })
  test('has a test for its repetition', () => {
    const proved = [...APARTE, 'verificarCorreo', ...Object.keys(CASOS), ...Object.keys(SIN_LLAVE)]
    expect(proved.sort()).toEqual(changing.map(([name]) => name).sort())
  })
})

const counts = (
  ['eventos', 'empresas', 'usuarios', 'entregas', 'cambios_plan', 'sesiones', 'invitaciones'] as const
).map((table) => readFirst((q) => q.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'))))

onEachEngine('a command whose reply was lost', (app) => {
  const everything = async () => {
    const rows = await Promise.all(counts.map((count) => count(app.app.store.db)))
    return rows.map((row) => Number(row?.n))
  }

  test.each(Object.entries(CASOS) as [NombreEndpoint, Caso][])(
    '%s: a repetition returns the same reply and changes nothing twice',
    async (name, { ready, other, sameBody }) => {
      const e = await escena(app.client())
      const own = (await ready?.(e, app.client(), app.dataDir)) ?? {}
      const endpoint: Endpoint = endpoints[name]
      const params = { ...paramsOf(e), ...own.params }
      const llave = randomUUID()
      const send = (body: object | undefined) =>
        e.client.try(endpoint, { params, body, headers: { 'idempotency-key': llave } } as never)
      const body = endpoint.body && (own.body ?? bodiesOf(e)[name])
      const first = await send(body)
      expect(first.status, JSON.stringify(first)).toBeLessThan(300)
      const before = await everything()
      const again = await send(body)
      expect(again.status).toBe(first.status)
      expect(again.body).toEqual(first.body)
      expect(await everything()).toEqual(before)
      if (!sameBody) expectRefused(await send(other?.(e)), 'clave_reutilizada')
    },
  )
})

let mailbox: Mailbox
async function withMailbox(): Promise<Record<string, string>> {
  mailbox = await startMailbox()
  return { SMTP_URL: mailbox.url }
}

onEachEngine('a link that was followed', withMailbox, (app) => {
  afterAll(() => mailbox.stop())

  test('still works for the browser that got no reply, and for no other', async () => {
    const correo = correoNuevo('enlace')
    const client = app.client()
    await client.call(endpoints.registrar, { body: { usuario: 'Ana', correo, contrasena: CONTRASENA } })
    const token = tokenIn(await mailbox.next(correo))
    const seguir = (llave: string) =>
      client.try(endpoints.verificarCorreo, {
        body: { token, contrasena: CONTRASENA },
        headers: { 'idempotency-key': llave },
      })
    const llave = randomUUID()
    expect((await seguir(llave)).status).toBe(200)
    expect((await seguir(llave)).status).toBe(200)
    expectRefused(await seguir(randomUUID()), 'enlace_usado')
  })
})

import { randomUUID } from 'node:crypto'
import type { NombreEndpoint } from '#contract/endpoints.ts'
import type { Turno } from '#contract/turno.ts'
import { correoNuevo } from '#harness/stories.ts'
import type { Sala } from './permission-scene.ts'
import { bodiesOf } from './samples.ts'

/** The part of a call that names its object. */
export interface Llamada {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

type Prepara = (sala: Sala) => Promise<Llamada> | Llamada

const deTurno =
  (crear: (sala: Sala) => Promise<Turno>, body?: (sala: Sala) => object): Prepara =>
  async (sala) => ({ params: { turnoId: (await crear(sala)).id }, body: body?.(sala) })

const enEspera = (sala: Sala) => sala.enEspera()
const enAtencion = (sala: Sala) => sala.enAtencion()

/** A call of a customer, with the code of the turno. */
const propia =
  (body: object = {}): Prepara =>
  async (sala) => {
    const { id: turnoId, codigo } = await sala.enEspera()
    // A customer behind, who can be let past.
    await sala.enEspera()
    return { params: { turnoId }, body: { codigo, ...body } }
  }

/** Calls that name the desk where the administrador serves a customer. */
const enVentanilla =
  (body: (sala: Sala) => object): Prepara =>
  async (sala) => {
    await sala.conAdministrador()
    const { id: turnoId } = await sala.enEspera()
    return { params: { turnoId }, body: body(sala) }
  }

const sample =
  (nombre: NombreEndpoint): Prepara =>
  ({ suya: colaId, duena }) => ({
    body: bodiesOf({ ...duena, colaId, turnoId: '', codigo: '', sesionId: '' })[nombre],
  })

/** Creates the object of each row and returns the call about it. Rows without an entry name only the company or queue. */
export const PREPARA: Record<string, Prepara> = {
  pedirTurno: () => ({ body: { nombre: 'Rosa' } }),
  verificar: async (sala) => ({ query: { codigo: (await sala.enEspera()).codigo } }),
  verificarGlobal: async (sala) => {
    const { id, codigo } = await sala.enEspera()
    return { query: { codigo, id } }
  },
  consultarTurno: async (sala) => ({ body: { codigo: (await sala.enEspera()).codigo } }),
  cancelar: propia(),
  posponer: propia({ pasan: 1 }),
  llegue: propia(),
  avisosDeTurno: propia(),
  pedirAviso: propia({
    canal: 'push',
    push: {
      endpoint: 'https://push.ejemplo.com/x/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    cuando: { personas: 2, minutos: null, llamado: true },
    consentimiento: 1,
  }),
  dejarAvisos: propia(),
  responderAviso: propia({ palabra: 'voy' }),
  cambiarEstadoCola: () => ({ body: { activa: true } }),
  'siguiente in her cola': (sala) => ({ body: { puesto: sala.puesto() } }),
  "siguiente at another person's desk": enVentanilla(() => ({ puesto: 'Ventanilla' })),
  'siguienteDeEmpresa in her cola': (sala) => ({ body: { puesto: sala.puesto(), colas: [sala.suya] } }),
  "siguienteDeEmpresa at another person's desk": enVentanilla(({ suya }) => ({
    puesto: 'Ventanilla',
    colas: [suya],
  })),
  "siguienteDeEmpresa from another person's desk": enVentanilla(({ ventanilla }) => ({
    puestoId: ventanilla,
  })),
  'llamarTurno in her cola': deTurno(enEspera, (sala) => ({ puesto: sala.puesto() })),
  "llamarTurno at another person's desk": enVentanilla(() => ({ puesto: 'Ventanilla' })),
  'deshacer in her cola': async (sala) => ({ body: { turnoId: (await sala.enAtencion()).id } }),
  'deshacer that finished a customer of another cola': async (sala) => {
    const puesto = sala.puesto()
    await sala.enAtencion({ puesto, colaId: sala.ajena })
    return { body: { turnoId: (await sala.enAtencion({ puesto })).id } }
  },
  finalizar: deTurno(enAtencion),
  ausente: deTurno(enAtencion),
  rellamar: deTurno(enAtencion),
  retirar: deTurno(enEspera),
  restaurar: deTurno((sala) => sala.terminado('finalizar')),
  'transferir to another cola': deTurno(enEspera, ({ ajena }) => ({ colaId: ajena })),
  'transferir before the customers of another cola': async (sala) => {
    await sala.enEspera(sala.ajena)
    return {
      params: { turnoId: (await sala.enEspera()).id },
      body: { colaId: sala.ajena, donde: 'primero' },
    }
  },
  'transferir to a desk': deTurno(enEspera, (sala) => ({ puesto: sala.puesto() })),
  apartar: deTurno(enEspera),
  reanudar: async (sala) => ({ params: { turnoId: (await sala.apartado()).turno.id } }),
  volver: deTurno((sala) => sala.terminado('ausente')),
  cambiarTurno: deTurno(enEspera, () => ({ nota: 'Con silla' })),
  deshacerTurno: async (sala) => {
    const { turno, seq } = await sala.apartado()
    return { params: { turnoId: turno.id }, body: { seq } }
  },
  entregasDeTurno: deTurno(enEspera),
  avisarTurno: deTurno(enEspera, () => ({})),
  cerrarJornada: ({ suya }) => ({ body: { colas: [suya] } }),
  cambiarApertura: ({ suya }) => ({ body: { abierta: null, colas: [suya] } }),
  cancelarRafaga: async (sala) => ({ params: { rafagaId: await sala.rafaga() } }),
  anunciar: async (sala) => {
    await sala.sinAnuncios()
    return { body: { texto: 'El médico llega tarde', minutos: 20, colas: [sala.suya] } }
  },
  'terminarAnuncio in her cola': async (sala) => ({
    params: { anuncioId: await sala.anuncio([sala.suya]) },
  }),
  'terminarAnuncio of the whole company': async (sala) => ({ params: { anuncioId: await sala.anuncio() } }),
  ocuparPuesto: ({ libre }) => ({ params: { puestoId: libre }, body: { relevar: true } }),
  pausarPuesto: async (sala) => {
    await sala.conAdministrador()
    return { params: { puestoId: sala.ventanilla }, body: { motivo: 'Almuerzo' } }
  },
  liberarPuesto: async (sala) => {
    await sala.conAdministrador()
    return { params: { puestoId: sala.ventanilla } }
  },
  guardarPuestos: ({ puestos }) => ({ body: { puestos } }),
  guardarConfiguracion: ({ suya, ajena }) => ({
    body: {
      categorias: [
        { id: suya, nombre: 'Suya' },
        { id: ajena, nombre: 'Ajena' },
      ],
    },
  }),
  borrarCola: async (sala) => ({ params: { colaId: await sala.cola() } }),
  guardarPreferencias: () => ({ body: { preferencias: [] } }),
  guardarPrivacidad: () => ({ body: { responsable: '', contacto: '', textos: [] } }),
  traducciones: () => ({}),
  guardarTraducciones: () => ({ body: { traducciones: [] } }),
  cambiarPuerta: () => ({ body: { pideCodigo: false } }),
  guardarHorario: () => ({ body: { semana: null, especiales: [], texto: 'Siempre' } }),
  guardarHorarioCola: () => ({
    body: { semana: null, cierre: null, maxEspera: 500, cupoDia: null, cupoHora: null },
  }),
  guardarAjustesAvisos: () => ({ body: { topeDia: 100 } }),
  probarAvisos: sample('probarAvisos'),
  cambiarEmpresa: () => ({ body: { titular: 'Eva' } }),
  elegirAlias: async (sala) => {
    await sala.conAlias()
    return { body: { alias: `a-${randomUUID().slice(0, 8)}` } }
  },
  subirLogo: sample('subirLogo'),
  emparejar: async (sala) => ({
    body: { codigo: await sala.codigoDePantalla(), tipo: 'monitor', nombre: 'Sala', colas: [sala.suya] },
  }),
  cambiarDispositivo: async (sala) => ({
    params: { dispositivoId: await sala.dispositivo() },
    body: { nombre: 'Pasillo' },
  }),
  revocarDispositivo: async (sala) => ({ params: { dispositivoId: await sala.dispositivo() } }),
  'cambiarMiembro a member': async (sala) => ({
    params: { usuarioId: (await sala.miembro()).usuarioId },
    body: { rol: 'lector' },
  }),
  'cambiarMiembro the owner': async (sala) => ({
    params: { usuarioId: await sala.duenaId() },
    body: { rol: 'administrador' },
  }),
  'cambiarMiembro to owner': async (sala) => ({
    params: { usuarioId: (await sala.miembro()).usuarioId },
    body: { rol: 'propietario' },
  }),
  'quitarMiembro a member': async (sala) => ({ params: { usuarioId: (await sala.miembro()).usuarioId } }),
  'quitarMiembro the owner': async (sala) => ({ params: { usuarioId: await sala.duenaId() } }),
  invitar: ({ suya }) => ({ body: { correo: correoNuevo('eva'), rol: 'agente', colas: [suya] } }),
  reenviarInvitacion: async (sala) => ({ params: { invitacionId: await sala.invitacion() } }),
  retirarInvitacion: async (sala) => ({ params: { invitacionId: await sala.invitacion() } }),
  crearMiembro: ({ suya }) => ({ body: { nombre: 'Rosa', rol: 'agente', colas: [suya] } }),
  'restablecerMiembro a member': async (sala) => ({ params: { usuarioId: await sala.sinCorreo() } }),
  'restablecerMiembro an owner': async (sala) => ({
    params: { usuarioId: await sala.sinCorreo('propietario') },
  }),
  cerrarSesion: async (sala) => ({ params: { sesionId: await sala.sesion() } }),
}

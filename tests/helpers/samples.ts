import { randomUUID } from 'node:crypto'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { Client } from '#harness/client.ts'
import { type ConColas, conColas, pedirTurno } from '#harness/stories.ts'
import { VIOLETA_PNG } from './images.ts'

export interface Escena extends ConColas {
  colaId: string
  /** A turno in service. */
  turnoId: string
  codigo: string
  sesionId: string
}

/** Creates an owner with a queue, one customer in service and one waiting. */
export async function escena(client: Client): Promise<Escena> {
  const duena = await conColas(client, 'Atención general')
  const { empresaId } = duena
  const colaId = duena.colas[0] ?? ''
  const primero = await pedirTurno(client, empresaId, colaId, 'Luis Mora')
  await pedirTurno(client, empresaId, colaId, 'Eva Ríos')
  await client.call(endpoints.siguiente, { params: { empresaId, colaId } })
  const { sesiones } = await client.call(endpoints.sesiones)
  return {
    ...duena,
    colaId,
    turnoId: primero.id,
    codigo: primero.codigo,
    sesionId: sesiones[0]?.id ?? '',
  }
}

export const paramsOf = ({ correo, empresaId, colaId, turnoId, sesionId }: Escena) => ({
  correo,
  id: empresaId,
  empresaId,
  colaId,
  turnoId,
  sesionId,
  rafagaId: '1',
  dispositivoId: randomUUID(),
  usuarioId: randomUUID(),
  invitacionId: randomUUID(),
  anuncioId: randomUUID(),
  puestoId: randomUUID(),
  pais: 'MX',
  token: 'x'.repeat(43),
})

/** A valid body for each call. A new call with a body needs a line here. */
export const bodiesOf = (e: Escena): Partial<Record<NombreEndpoint, object>> => ({
  registrar: { usuario: 'Ana', correo: `nueva-${randomUUID()}@ejemplo.com`, contrasena: 'una frase larga' },
  entrar: { correo: e.correo, contrasena: 'una contraseña larga' },
  verificarCorreo: { token: 'x'.repeat(43), contrasena: 'una contraseña larga', nueva: 'una frase larga' },
  verVerificacion: { token: 'x'.repeat(43) },
  consultarTurno: { codigo: e.codigo },
  avisosDeTurno: { codigo: e.codigo },
  cambiarContrasena: { actual: 'una contraseña larga', nueva: 'una frase muy larga' },
  cambiarCorreo: { correo: `otra-${randomUUID()}@ejemplo.com`, contrasena: 'una contraseña larga' },
  confirmarCorreo: { token: 'x'.repeat(43) },
  cambiarUsuario: { usuario: 'Ana María' },
  reenviarVerificacion: { correo: e.correo },
  recuperar: { correo: e.correo },
  restablecer: { token: 'x'.repeat(43), contrasena: 'una frase larga' },
  borrarCuenta: { contrasena: 'una contraseña larga' },
  cambiarPlan: { plan: 'enterprise' },
  elegirAlias: { alias: 'clinica-sol' },
  subirLogo: { imagen: VIOLETA_PNG },
  crearEmpresa: {
    nombre: 'Otra empresa',
    titular: 'Ana Pérez',
    logo: 'https://ejemplo.com/logo.png',
    config: { horario: 'Lunes a viernes', zona: 'America/Bogota' },
  },
  cambiarEmpresa: {
    nombre: 'Clínica Luna',
    titular: 'Eva',
    direccion: 'Calle 1',
    telefono: '555 0101',
    email: 'hola@ejemplo.com',
    horario: '9 a 18',
    descripcion: 'Una clínica',
    sitioWeb: 'https://ejemplo.com',
    colorPrimario: '#112233',
    colorSecundario: '#445566',
    logo: 'https://ejemplo.com/logo.png',
    zona: 'America/Bogota',
    nombresPublicos: 'iniciales',
    corte: 180,
  },
  guardarConfiguracion: {
    categorias: [
      { id: e.colaId, nombre: 'Renombrada', descripcion: 'Algo', prioridad: true, tiempoEstimado: 9 },
      { id: randomUUID(), nombre: 'Nueva' },
    ],
    version: 1,
  },
  cambiarEstadoCola: { activa: false },
  cambiarPuerta: { pideCodigo: true },
  cerrarJornada: { colas: [e.colaId] },
  guardarHorario: {
    semana: Array.from({ length: 7 }, () => [{ desde: '09:00', hasta: '18:00' }]),
    especiales: [{ fecha: '12-25', motivo: 'Navidad', rangos: [{ desde: '10:00', hasta: '13:00' }] }],
    texto: 'Todos los días',
  },
  guardarHorarioCola: {
    semana: Array.from({ length: 7 }, () => [{ desde: '09:00', hasta: '18:00' }]),
    cierre: { margen: 10 },
    maxEspera: 20,
    cupoDia: 100,
    cupoHora: 10,
  },
  cambiarApertura: { abierta: false, hasta: '2090-01-01T10:00:00Z', minutos: 60, colas: [e.colaId] },
  pedirTurno: { nombre: 'Rosa', tipo: 'Atención general', origen: 'kiosco' },
  siguiente: { puesto: '2' },
  siguienteDeEmpresa: { puesto: '2', colas: [e.colaId] },
  deshacer: { turnoId: e.turnoId },
  cancelar: { codigo: e.codigo },
  invitar: { nombre: 'Ana', correo: 'ana@ejemplo.com', rol: 'agente', colas: [e.colaId] },
  verInvitacion: { token: 'x'.repeat(43) },
  aceptarInvitacion: {
    token: 'x'.repeat(43),
    usuario: 'Ana',
    correo: 'ana@ejemplo.com',
    contrasena: 'una frase larga',
  },
  crearMiembro: { nombre: 'Ana', usuario: 'ana', rol: 'agente', colas: [e.colaId] },
  pedirAviso: {
    codigo: e.codigo,
    canal: 'push',
    push: {
      endpoint: 'https://ejemplo.notify.windows.com/x/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    },
    cuando: { personas: 2, minutos: null, llamado: true },
    consentimiento: 1,
  },
  dejarAvisos: { codigo: e.codigo, canal: 'push' },
  responderAviso: { codigo: e.codigo, palabra: 'tarde', minutos: 10 },
  guardarAjustesAvisos: {
    whatsapp: { numero: '+5215500000000', numeroId: '1055', token: 'abc', secreto: 'def' },
    sms: { proveedor: 'twilio', cuenta: 'AC1', desde: '+15005550006', url: '', token: 'ghi' },
    paises: ['+52'],
    topeDia: 100,
    silencio: { desde: 1320, hasta: 480 },
    frases: ['Te esperamos.'],
  },
  avisarTurno: {},
  probarAvisos: { canal: 'sms', destino: '+5215512345678' },
  anunciar: { texto: 'El médico llega 20 minutos tarde', colas: [e.colaId], minutos: 20 },
  finalizar: { sigue: e.colaId },
  transferir: { colaId: e.colaId, donde: 'final', motivo: 'Urgente' },
  restaurar: { motivo: 'Urgente' },
  apartar: { minutos: 10 },
  llamarTurno: { puesto: '2', motivo: 'Urgente' },
  cambiarTurno: { nombre: 'Rosa', nota: 'Con silla', marcas: ['VIP'], personas: 2 },
  deshacerTurno: { seq: 4 },
  guardarPrivacidad: {
    responsable: 'Clínica Sol',
    contacto: 'datos@ejemplo.com',
    textos: [{ idioma: 'es', texto: 'Usamos tus datos para atenderte.', enlace: '' }],
  },
  guardarTraducciones: {
    traducciones: [{ idioma: 'en', original: 'Atención general', texto: 'Main queue' }],
  },
  guardarPreferencias: {
    preferencias: [{ id: randomUUID(), nombre: 'Embarazo', tipo: 'embarazo', ventaja: 1440, ofrecida: true }],
  },
  guardarPuestos: {
    puestos: [{ id: randomUUID(), nombre: 'Ventanilla 2', colas: [e.colaId], plazas: 4 }],
  },
  ocuparPuesto: { relevar: true },
  pausarPuesto: { motivo: 'Almuerzo' },
  posponer: { codigo: e.codigo, pasan: 2 },
  llegue: { codigo: e.codigo },
  cambiarMiembro: { rol: 'agente', colas: [e.colaId] },
  emparejar: { codigo: 'K7M2XP', tipo: 'monitor', nombre: 'Sala', colas: [e.colaId] },
  cambiarDispositivo: { tipo: 'kiosco', nombre: 'Pasillo', colas: [e.colaId] },
})

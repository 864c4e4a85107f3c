import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endpoints, type NombreEndpoint } from '#contract/endpoints.ts'
import type { CodigoError } from '#contract/errores.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { installErrors } from './errors.ts'
import { SecurityLog } from './security-log.ts'

/** Calls an endpoint whose handler is `answer`. Returns the lines it logs. */
async function called(name: NombreEndpoint, answer: () => unknown, times = 1): Promise<string[]> {
  const lines: string[] = []
  const write = (line: string) => {
    const { msg, suceso, resultado } = JSON.parse(line)
    lines.push(`${msg}: ${suceso} ${resultado}`)
  }
  const logger = pino({ level: 'info' }, { write })
  const security = new SecurityLog(logger)
  const app = Fastify()
  app.decorateRequest('sesion', null)
  security.install(app)
  installErrors(app, logger, security)
  const { method, path: url } = endpoints[name]
  app.route({ method, url, handler: async () => answer() })
  for (let i = 0; i < times; i++) await app.inject({ method, url: url.replace(/:\w+/g, 'x') })
  await app.close()
  return lines
}

const refused = (codigo: CodigoError, times?: number) =>
  called(
    'entrar',
    () => {
      throw new Rechazo(codigo)
    },
    times,
  )

const DONE: NombreEndpoint[] = [
  ...(['registrar', 'entrar', 'salir', 'cerrarSesion', 'cerrarOtrasSesiones'] as const),
  ...(['cambiarContrasena', 'cambiarCorreo', 'confirmarCorreo', 'cambiarUsuario', 'cambiarPlan'] as const),
  ...(['verificarCorreo', 'reenviarVerificacion', 'recuperar', 'restablecer'] as const),
  ...(['datosCuenta', 'borrarCuenta', 'borrarEmpresa', 'emparejar', 'revocarDispositivo'] as const),
  ...(['invitar', 'aceptarInvitacion', 'crearMiembro', 'restablecerMiembro', 'cambiarMiembro'] as const),
  ...(['quitarMiembro', 'dejarEmpresa', 'cambiarPuerta', 'cancelarRafaga'] as const),
  ...(['guardarAjustesAvisos', 'probarAvisos'] as const),
]

test.each(DONE)('%s is logged when it succeeds', async (name) => {
  expect(await called(name, () => ({}))).toEqual([`seguridad: ${name} hecho`])
})

const REFUSED: CodigoError[] = [
  ...(['credenciales', 'sin_verificar', 'contrasena_incorrecta', 'contrasena_por_cambiar'] as const),
  ...(['enlace_invalido', 'enlace_usado', 'origen_ajeno', 'prohibido', 'restablecer_no_permitido'] as const),
  ...(['demasiados_intentos', 'codigo_sala_requerido', 'codigo_sala_incorrecto', 'sobrecarga'] as const),
  'codigo_desconocido',
]

test.each(REFUSED)('%s is logged for any call', async (codigo) => {
  expect(await refused(codigo)).toEqual([`seguridad: entrar ${codigo}`])
})

test('everyday calls and refusals are not logged', async () => {
  expect(await called('pedirTurno', () => ({}))).toEqual([])
  for (const codigo of ['datos_invalidos', 'cola_pausada', 'turno_no_encontrado'] as const) {
    expect(await refused(codigo)).toEqual([])
  }
})

test('a flood of refusals does not flood the log', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  expect(await refused('sobrecarga', 50)).toHaveLength(20)
})

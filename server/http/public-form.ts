import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { CAMPOS_MAXIMO, VALOR_MAXIMO } from '#contract/campo.ts'
import type { Publico } from '#contract/cola.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { PedidoSinScript } from '#contract/paginas.ts'
import { Id, optionalLine } from '#contract/schema.ts'
import { Codigo, type Origen, PedidoTurno } from '#contract/turno.ts'
import { leerFormulario, pedidoDe } from '#domain/formulario.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { pedirTurno } from '#server/commands/pedir-turno.ts'
import { entregadoCon } from '#server/queries/entregado-con.ts'
import { verificar } from '#server/queries/verificar.ts'
import type { Deps } from './deps.ts'
import { errorFor, toRechazo } from './errors.ts'
import { LIMIT_RULES } from './limit-rules.ts'
import { limited } from './limited.ts'
import { languageOf, newLlave, type PublicPages, publicoDe } from './public-pages.ts'
import type { SecurityLog } from './security-log.ts'
import { tomaDe } from './take-limits.ts'

/** The pages with a form, and the origen of the turnos taken there. */
const FORMS = [
  { pagina: 'mi-turno', path: '/mi-turno/:empresaId', origen: 'telefono' },
  { pagina: 'kiosco', path: '/entrada/:empresaId/:colaId', origen: 'kiosco' },
] as const
const FORM = 'application/x-www-form-urlencoded'

const CAMPOS_DEL_FORMULARIO = 6
const Formulario = Type.Object(
  {
    nombre: PedidoTurno.properties.nombre,
    colaId: Id,
    llave: Type.String({ minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' }),
    personas: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?)?$' })),
    preferenciaId: Type.Optional(Type.Union([Type.Literal(''), Id])),
    codigoSala: PedidoTurno.properties.codigoSala,
  },
  // The cola's own fields, each under its id.
  {
    additionalProperties: optionalLine(VALOR_MAXIMO),
    maxProperties: CAMPOS_DEL_FORMULARIO + CAMPOS_MAXIMO,
  },
)

type Sent = Partial<Static<typeof Formulario>> & Record<string, string>

/**
 * Takes a turno from the plain HTML form of the phone page or the kiosk, which works before any script runs. Answers
 * with the page of the turno, or with the form and its errors. The form contains an idempotency key, so submitting it
 * twice takes one turno. The form of /verificar-turno gets its page again, whose script then looks up the code.
 */
export function installPublicForm(
  app: FastifyInstance,
  deps: Deps,
  pages: PublicPages,
  security: SecurityLog,
): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.post('/verificar-turno', {
    schema: { body: Type.Object({ codigo: Codigo }) },
    attachValidation: true,
    handler: (request, reply) => {
      const { codigo } = (request.validationError ? {} : request.body) as { codigo?: string }
      const idioma = languageOf(request, 'verificar-turno', null)
      const datos = { empresaId: '', colaId: '', llave: newLlave(), codigo, idioma }
      return pages.send(request, reply, 'verificar-turno', datos)
    },
  })
  for (const { pagina, path, origen } of FORMS) {
    app.post(path, {
      schema: { body: Formulario },
      attachValidation: true,
      handler: async (request, reply) => {
        const params = request.params as { empresaId: string; colaId?: string }
        params.empresaId = params.empresaId.toLowerCase()
        const { empresaId, colaId = '' } = params
        const publico = await publicoDe(deps, request, empresaId)
        const idioma = languageOf(request, pagina, publico)
        const sent = (request.body ?? {}) as Sent
        const { status, spent, refused, pedido } = await take(deps, request, sent, {
          publico,
          origen,
          idioma,
        })
        if (refused) security.refused(request, refused)
        // The key is kept unless it is spent, so that a resubmitted form still takes only one turno.
        const llave = spent || !sent.llave ? newLlave() : sent.llave
        const datos = { empresaId, colaId, llave, publico, pedido, idioma }
        return pages.send(request, reply.code(status), pagina, datos)
      },
    })
  }
}

/** The result of a form. `spent` means that the form needs a new key. */
type Taken = { status: number; spent?: boolean; refused?: Rechazo; pedido: PedidoSinScript }

async function take(
  deps: Deps,
  request: FastifyRequest,
  sent: Sent,
  { publico, origen, idioma }: { publico: Publico | null | undefined; origen: Origen; idioma: Idioma },
): Promise<Taken> {
  const { nombre = '', colaId = '', llave = '' } = sent
  const respuestas = leerFormulario(sent)
  const cola = publico?.colas.find(({ id }) => id === colaId.toLowerCase())
  const pedido = { nombre, colaId, respuestas }
  const rule = LIMIT_RULES.get(endpoints.pedirTurno)
  const empresaId = publico?.empresa.id ?? ''
  let antes: PedidoSinScript['entregado']
  try {
    if (request.validationError) throw request.validationError
    const run = async () => {
      const previo = await entregadoCon(deps, empresaId, llave)
      antes = previo?.entregado
      // A key belongs to one cola: in another one it would make a second turno.
      if (previo && previo.colaId !== colaId.toLowerCase()) throw new Rechazo('clave_reutilizada')
      return deps.store.execute(pedirTurno, {
        empresaId,
        colaId: colaId.toLowerCase(),
        nombre,
        // The web app sends the same value, so that a form sent both by script and without counts as one request.
        tipo: cola?.nombre ?? '',
        origen,
        idioma,
        llave,
        ...pedidoDe(respuestas, cola),
        ...tomaDe(deps, request, empresaId, origen),
      })
    }
    const turno = await (rule ? limited(deps, rule, request, run) : run())
    const verificacion = await verificar(deps, { codigo: turno.codigo, id: turno.id })
    return { status: 200, pedido: { ...pedido, turno, verificacion, entregado: antes } }
  } catch (error) {
    const rechazo = toRechazo(error as Error)
    if (rechazo.codigo === 'error_interno')
      request.log.error({ reqId: request.id, err: error }, 'fallo interno')
    if (rechazo.codigo === 'clave_reutilizada' && antes) {
      return { status: rechazo.status, spent: true, pedido: { ...pedido, entregado: antes } }
    }
    const { mensaje, detalles = [] } = errorFor(request, rechazo, error as Error)
    const spent = rechazo.codigo === 'clave_reutilizada' || request.validationError !== undefined
    const { codigo } = rechazo
    const fallo = { codigo, mensaje, detalles }
    return { status: rechazo.status, spent, refused: rechazo, pedido: { ...pedido, fallo } }
  }
}

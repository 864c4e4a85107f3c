import { Type } from 'typebox'
import { Empresa } from '../empresa.ts'
import { Correo, Id, nullable, object } from '../schema.ts'
import { Codigo, ConsultaCodigo, Puesto, Turno, TurnoMovido } from '../turno.ts'

// Path parameters, request fields and replies that several endpoints share.
export const correo = object({ correo: Correo })
export const correoEmpresa = object({ correo: Correo, id: Id })
export const empresa = object({ empresaId: Id })
export const cola = object({ empresaId: Id, colaId: Id })
export const turnoDeEmpresa = object({ empresaId: Id, turnoId: Id })

/** Page offset of lists of companies. */
export const desde = Type.Optional(
  Type.String({
    pattern: '^[0-9]{1,6}$',
    description: 'Cuántas empresas saltar: el `siguiente` de antes',
  }),
)

export const codigo = Codigo
export const consultaCodigo = ConsultaCodigo

const llave = (description: string) =>
  Type.Object({
    'idempotency-key': Type.Optional(
      Type.String({ minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]+$', description }),
    ),
  })
export const llaveDePedido = llave(
  'Repetir el pedido con la misma clave devuelve el mismo turno durante 24 horas',
)
export const llaveDeOrden = llave(
  'Repetir la llamada con la misma clave devuelve la primera respuesta durante 24 horas',
)

/** Desk fields of every request that calls a customer. */
export const dePuesto = {
  puesto: Type.Optional(Puesto),
  puestoId: Type.Optional(
    Type.String({
      ...Id,
      description:
        'Un puesto con nombre en el que estás, en lugar de puesto. Sin colas, la llamada es de las que atiende',
    }),
  ),
  enAtencion: Type.Optional(
    nullable(
      Type.String({
        ...Id,
        description:
          'Turno que crees en atención en este puesto; null: nadie. Si hay otro, la respuesta es 409 puesto_cambio',
      }),
    ),
  ),
}
/** Errors of calls from a named desk. */
export const DE_PUESTO = [
  'puesto_no_encontrado',
  'puesto_tomado',
  'puesto_dejado',
  'puesto_en_pausa',
] as const
/** Errors of actions that may put a customer before others. */
export const DE_ELEGIR = ['elegir_no_permitido', 'falta_motivo'] as const
export const cabe = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 99,
    description:
      'Lugares de esta mesa: llama al primer grupo que la llena a más de la mitad; si no hay, al primero que cabe',
  }),
)
export const llamar = object({ ...dePuesto, cabe })

export const unaEmpresa = object({ empresa: Empresa })
export const turnoMovido = TurnoMovido
export const unTurno = object({ turno: Turno })
/** A finished turn. If the visit continues in another queue, `seq` identifies that step so it can be undone. */
export const turnoSeguido = object({ turno: Turno, seq: Type.Optional(Type.Integer()) })
export const vacio = object({})

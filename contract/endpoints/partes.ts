import { Type } from 'typebox'
import { Empresa } from '../empresa.ts'
import { Correo, Id, object } from '../schema.ts'
import { Codigo, ConsultaCodigo, Puesto, Turno } from '../turno.ts'

// Pieces that several endpoints share: what a path names, what a call sends, what it answers.
export const correo = object({ correo: Correo })
export const correoEmpresa = object({ correo: Correo, id: Id })
export const empresa = object({ empresaId: Id })
export const cola = object({ empresaId: Id, colaId: Id })
export const turnoDeEmpresa = object({ empresaId: Id, turnoId: Id })

export const codigo = Codigo
export const consultaCodigo = ConsultaCodigo
export const llamar = object({ puesto: Type.Optional(Puesto) })

export const unaEmpresa = object({ empresa: Empresa })
export const unTurno = object({ turno: Turno })
export const vacio = object({})

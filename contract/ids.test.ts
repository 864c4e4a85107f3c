import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { lowercaseIds } from './ids.ts'
import { Id, object } from './schema.ts'
import { MensajeCliente } from './vivo.ts'

const UPPER = '0190ABCD-0000-7000-8000-00000000ABCD'
const LOWER = UPPER.toLowerCase()

test('ids are lowercased wherever a schema has them, and nothing else is', () => {
  const schema = object({
    id: Id,
    otro: Type.Optional(Id),
    lista: Type.Array(Id),
    dentro: Type.Array(object({ id: Id, nombre: Type.String() })),
    nombre: Type.String(),
  })
  const value = { id: UPPER, lista: [UPPER], dentro: [{ id: UPPER, nombre: UPPER }], nombre: UPPER }
  lowercaseIds(schema)?.(value)
  expect(value).toEqual({ id: LOWER, lista: [LOWER], dentro: [{ id: LOWER, nombre: UPPER }], nombre: UPPER })
})

test('a live message has its ids lowercased, whatever it follows', () => {
  const message = { tipo: 'seguir', ref: UPPER, tema: { tema: 'personal', empresaId: UPPER, colaId: UPPER } }
  lowercaseIds(MensajeCliente)?.(message)
  expect(message).toEqual({
    tipo: 'seguir',
    ref: UPPER,
    tema: { tema: 'personal', empresaId: LOWER, colaId: LOWER },
  })
})

test('a schema without ids costs nothing', () => {
  expect(lowercaseIds(endpoints.entrar.body)).toBeNull()
})

import { Type } from 'typebox'
import { expect, expectTypeOf, test } from 'vitest'
import type { EmpresaId } from '#server/base/ids.ts'
import { flag, inner, instant, instantOrNull, list, plain, text, textOrNull, uuid } from './column.ts'
import type { Tx } from './db.ts'
import { sqliteDialect } from './dialect.ts'
import { type CompiledQuery, compilerFor, type Query } from './query.ts'
import { fresh, insert, type Row, remembered, table, update, valuesOf, view } from './table.ts'

const columns = {
  empresa_id: inner<EmpresaId>(),
  uuid: uuid(),
  nombre: text((said) => said.trim()),
  nombre_clave: inner(''),
  prefijo: textOrNull(),
  tiempo_estimado: plain(5),
  pide_personas: flag(),
  campos: list((item: string) => item.trim()),
  creada_en: instant('creada'),
  eliminada_en: instantOrNull('eliminada'),
}
interface Columns extends Readonly<typeof columns> {}
const declared = table<Columns>('colas', columns)

const row = fresh(declared, { empresa_id: 1 as EmpresaId, uuid: 'u', creada_en: 0 })

const Body = Type.Object({
  id: Type.String(),
  nombre: Type.String(),
  prefijo: Type.String(),
  tiempoEstimado: Type.Integer(),
  pidePersonas: Type.Boolean(),
  campos: Type.Array(Type.String()),
  creada: Type.String(),
  eliminada: Type.String(),
  // Names of inner columns, and one of no column.
  empresaId: Type.Integer(),
  nombreClave: Type.String(),
  otro: Type.String(),
})

test('a new row has the initial values of what it is not given', () => {
  expect(row).toEqual({
    empresa_id: 1,
    uuid: 'u',
    nombre: '',
    nombre_clave: '',
    prefijo: null,
    tiempo_estimado: 5,
    pide_personas: 0,
    campos: null,
    creada_en: 0,
    eliminada_en: null,
  })
  // @ts-expect-error: without an initial value it must be given
  fresh(declared, { empresa_id: 1 as EmpresaId, uuid: 'u' })
})

test('a view presents what the schema names, never an inner column', () => {
  const said = view(declared, Body).present({ ...row, pide_personas: 1, campos: '["a"]', nombre_clave: 'x' })
  expect(said).toEqual({
    id: 'u',
    nombre: '',
    prefijo: '',
    tiempoEstimado: 5,
    pidePersonas: true,
    campos: ['a'],
    creada: '1970-01-01T00:00:00.000Z',
    eliminada: null,
  })
  expectTypeOf(said.tiempoEstimado).toEqualTypeOf<number>()
  expectTypeOf(said.campos).toEqualTypeOf<string[]>()
  expectTypeOf(said).not.toHaveProperty('nombreClave')
  // @ts-expect-error: the schema does not name it
  view(declared, Type.Object({ nombre: Type.String() })).present(row).prefijo
})

test('a view stores what a body says, cleaned, and never a key or an instant', () => {
  const { store } = view(declared, Body)
  const body = { id: 'other', nombre: ' Caja ', prefijo: '', creada: '2027-01-01', pidePersonas: true }
  expect(store({ ...body, campos: [' a '] })).toEqual({
    nombre: 'Caja',
    prefijo: null,
    pide_personas: 1,
    campos: '["a"]',
  })
  expect(store({ campos: [], nombre: undefined })).toEqual({ campos: null })
})

test('an update writes every column but its key and the fixed ones, and compares what it writes', () => {
  const compiled: CompiledQuery[] = []
  const compile = compilerFor(sqliteDialect)
  const tx = { runMany: (query: Query<object, unknown>) => void compiled.push(compile(query)) }
  const save = update(declared, { key: ['empresa_id'], fixed: ['uuid', 'creada_en'] })
  save(tx as unknown as Tx, [row])
  expect(compiled[0]?.sql).toBe(
    'update "colas" set "nombre" = ?, "nombre_clave" = ?, "prefijo" = ?, "tiempo_estimado" = ?, ' +
      '"pide_personas" = ?, "campos" = ?, "eliminada_en" = ? where "empresa_id" = ?',
  )
  const otherFixed = { ...row, uuid: 'v', creada_en: 1 }
  expect(save.differs(row, otherFixed)).toBe(false)
  expect(save.differs(row, { ...row, eliminada_en: 1 })).toBe(true)
})

test('an insert has the columns of the table, whatever else its rows have', () => {
  const inserted: object[] = []
  const tx = { insertMany: (_: string, rows: object[]) => void inserted.push(...rows) }
  const { uuid: last, ...first } = row
  insert(declared)(tx as unknown as Tx, [{ ...first, uuid: last, other: 1 } as Row<Columns>])
  expect(Object.entries(inserted[0] ?? {})).toEqual(Object.entries(row))
  expect(valuesOf(declared, row, ['empresa_id'])).not.toHaveProperty('empresa_id')
})

test('a row that is remembered is presented once and cannot change', () => {
  const present = remembered(view(declared, Body).present)
  const mine = { ...row }
  expect(present(mine)).toBe(present(mine))
  expect(() => Object.assign(mine, { nombre: 'x' })).toThrow(TypeError)
})

import { expect, test } from 'vitest'
import { type Borrador, draftOf, faultOf, freeName, moved, sentOf } from './draft.ts'

const desk = (id: string, nombre: string): Borrador => ({ id, nombre, colas: [], plazas: '' })

test('a desk goes to the editor and back as it was', () => {
  const guardado = {
    id: 'a',
    nombre: 'Mesa 1',
    colas: ['x'],
    plazas: 4,
    estado: 'libre',
    ocupacion: null,
    pausa: null,
    librePor: null,
  } as const
  expect(sentOf(draftOf({ ...guardado, colas: ['x'] }))).toEqual({
    id: 'a',
    nombre: 'Mesa 1',
    colas: ['x'],
    plazas: 4,
  })
  const todas = draftOf({ ...guardado, colas: null, plazas: null })
  expect(sentOf(todas)).toEqual({ id: 'a', nombre: 'Mesa 1', colas: null, plazas: null })
})

test('a name is needed, and the second of two equal ones is told', () => {
  const lista = [desk('a', 'Caja'), desk('b', ' caja '), desk('c', ' ')]
  expect(lista.map((each) => faultOf(each, lista))).toEqual([null, 'repetido', 'faltaNombre'])
})

test('desks move by one place and never out of the list', () => {
  const lista = [desk('a', '1'), desk('b', '2'), desk('c', '3')]
  const ids = (by: -1 | 1, id: string) =>
    moved(lista, id, by)
      .map((each) => each.id)
      .join('')
  expect([ids(1, 'a'), ids(-1, 'c'), ids(-1, 'a'), ids(1, 'c')]).toEqual(['bac', 'acb', 'abc', 'abc'])
})

test('a new desk has the first free name', () => {
  const nameOf = (numero: number) => `Ventanilla ${numero}`
  expect(freeName([desk('a', 'ventanilla 1'), desk('b', 'Ventanilla 3')], nameOf)).toBe('Ventanilla 2')
})

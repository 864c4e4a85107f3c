import { expect, test } from 'vitest'
import { puestos } from '#texts/puestos.ts'
import { type Borrador, draftOf, faultsOf, freeName, sentOf } from './draft.ts'

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

test('a name is needed, and the second of two equal ones is refused', () => {
  const lista = [desk('a', 'Caja'), desk('b', ' caja '), desk('c', ' ')]
  expect(faultsOf(lista)).toEqual({
    'puestos.1.nombre': puestos.editor.repetido,
    'puestos.2.nombre': puestos.editor.faltaNombre,
  })
})

test('a new desk has the first free name', () => {
  const nameOf = (numero: number) => `Ventanilla ${numero}`
  expect(freeName([desk('a', 'ventanilla 1'), desk('b', 'Ventanilla 3')], nameOf)).toBe('Ventanilla 2')
})

import { expect, test } from 'vitest'
import { actuar, emitir, enAtencion, enEspera, llamarSiguiente, type Sala, turnoPropio } from './sala.ts'

const vacia: Sala = { turnos: [], numeros: { general: 0, prioritaria: 0 }, llamados: [] }

const llega = (sala: Sala, colaId: 'general' | 'prioritaria', nombre: string, propio = false) =>
  emitir(sala, { colaId, nombre, codigo: 'K7M2XP', propio })

const nombres = (sala: Sala) => enEspera(sala).map(({ nombre }) => nombre)

test('priority goes first, then the longest waiting', () => {
  let sala = llega(vacia, 'general', 'Ana')
  sala = llega(sala, 'general', 'Luis')
  sala = llega(sala, 'prioritaria', 'Eva')
  expect(nombres(sala)).toEqual(['Eva', 'Ana', 'Luis'])
  sala = llamarSiguiente(sala)
  expect(enAtencion(sala)).toMatchObject({ nombre: 'Eva', numero: 1 })
  sala = llamarSiguiente(sala)
  expect(enAtencion(sala)).toMatchObject({ nombre: 'Ana', numero: 1 })
  expect(sala.turnos.find(({ nombre }) => nombre === 'Eva')?.estado).toBe('completado')
  expect(sala.llamados.map(({ nombre }) => nombre)).toEqual(['Ana', 'Eva'])
})

test('numbers count by queue, and a cancelled turn leaves the line', () => {
  let sala = llega(llega(vacia, 'general', 'Ana'), 'general', 'Tú', true)
  expect(turnoPropio(sala)).toMatchObject({ numero: 2 })
  sala = actuar(sala, turnoPropio(sala)?.orden ?? 0, 'cancelar')
  expect(turnoPropio(sala)).toBeNull()
  expect(nombres(sala)).toEqual(['Ana'])
})

test('calling on an empty line finishes the last one and calls nobody', () => {
  const sala = llamarSiguiente(llamarSiguiente(llega(vacia, 'general', 'Ana')))
  expect(enAtencion(sala)).toBeNull()
  expect(sala.turnos.map(({ estado }) => estado)).toEqual(['completado'])
})

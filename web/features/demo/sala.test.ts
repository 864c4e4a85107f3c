import { expect, test } from 'vitest'
import {
  actuar,
  emitir,
  enAtencion,
  enEspera,
  llamarA,
  llamarSiguiente,
  mover,
  type SalaDemo,
  salaVacia,
  type TurnoDemo,
  turnoPropio,
} from './sala.ts'

const vacia = salaVacia({ general: 0, prioritaria: 0 })

const llega = (sala: SalaDemo, cola: 'general' | 'prioritaria', nombre: string, propio = false) =>
  emitir(sala, { cola, nombre, codigo: 'K7M2XP', propio }, 0)

const nombres = (sala: SalaDemo) => enEspera(sala).map(({ nombre }) => nombre)

test('priority goes first, then the longest waiting', () => {
  let sala = llega(vacia, 'general', 'Ana')
  sala = llega(sala, 'general', 'Luis')
  sala = llega(sala, 'prioritaria', 'Eva')
  expect(nombres(sala)).toEqual(['Eva', 'Ana', 'Luis'])
  sala = llamarSiguiente(sala, 1)
  expect(enAtencion(sala)).toMatchObject({ nombre: 'Eva', numero: 1 })
  sala = llamarSiguiente(sala, 1)
  expect(enAtencion(sala)).toMatchObject({ nombre: 'Ana', numero: 1 })
  expect(sala.turnos.find(({ nombre }) => nombre === 'Eva')?.estado).toBe('completado')
  expect(sala.llamados.map(({ nombre }) => nombre)).toEqual(['Ana', 'Eva'])
})

test('numbers count by queue, and a cancelled turn leaves the line', () => {
  let sala = llega(llega(vacia, 'general', 'Ana'), 'general', 'Tú', true)
  expect(turnoPropio(sala)).toMatchObject({ numero: 2 })
  const propio = turnoPropio(sala)
  if (propio) sala = actuar(sala, propio, 'cancelar', 1)
  expect(turnoPropio(sala)).toBeNull()
  expect(nombres(sala)).toEqual(['Ana'])
})

test('calling on an empty line completes the current customer and calls no one else', () => {
  const sala = llamarSiguiente(llamarSiguiente(llega(vacia, 'general', 'Ana'), 1), 2)
  expect(enAtencion(sala)).toBeNull()
  expect(sala.turnos.map(({ estado }) => estado)).toEqual(['completado'])
})

test('people are set aside, moved and chosen by the rules of the service', () => {
  const de = (sala: SalaDemo, nombre: string) =>
    sala.turnos.find((turno) => turno.nombre === nombre) as TurnoDemo
  let sala = ['Ana', 'Luis', 'Eva'].reduce((antes, nombre) => llega(antes, 'general', nombre), vacia)
  sala = mover(sala, de(sala, 'Ana'), 'apartar', 1)
  expect(nombres(sala)).toEqual(['Luis', 'Eva'])
  sala = mover(sala, de(sala, 'Ana'), 'reanudar', 2)
  expect(nombres(sala)).toEqual(['Ana', 'Luis', 'Eva'])
  sala = mover(sala, de(sala, 'Ana'), 'dejarPasar', 3)
  expect(nombres(sala)).toEqual(['Luis', 'Ana', 'Eva'])
  sala = mover(sala, de(sala, 'Luis'), 'alFinal', 4)
  expect(nombres(sala)).toEqual(['Ana', 'Eva', 'Luis'])
  sala = llega(llamarA(sala, de(sala, 'Eva'), 5), 'general', 'Juan')
  expect(enAtencion(sala)).toMatchObject({ nombre: 'Eva' })
  expect(nombres(sala)).toEqual(['Ana', 'Luis', 'Juan'])
  expect(new Set(sala.turnos.map(({ id }) => id)).size).toBe(4)
})

test('a customer with a preference goes before those who arrived a little earlier', () => {
  const sala = emitir(
    llega(vacia, 'general', 'Ana'),
    { cola: 'general', nombre: 'Rosa', codigo: '', propio: false, preferente: true },
    0,
  )
  expect(nombres(sala)).toEqual(['Rosa', 'Ana'])
})

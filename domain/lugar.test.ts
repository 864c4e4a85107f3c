import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avanzarReloj, colocar, esAntes, type Lugar, PASO_DE_RELOJ } from './lugar.ts'

interface Persona extends Lugar {
  id: number
}

/** A line, and the ids expected in it, in order. */
class Linea {
  linea: Persona[] = []
  esperada: number[] = []
  reloj = 1_800_000_000_000_000
  seq = 0
  moved = 0

  arrive(): void {
    this.reloj = avanzarReloj(this.reloj, 0)
    const seq = ++this.seq
    this.#put({ id: seq, lugar: this.reloj, orden: seq })
    this.esperada.push(seq)
  }

  /** Places a new person behind the first `delante` people. */
  place(delante: number): void {
    const seq = ++this.seq
    this.reloj = avanzarReloj(this.reloj, 0)
    const { lugar, movidos, reloj } = colocar(this.linea, delante, { seq, reloj: this.reloj })
    this.reloj = reloj
    this.moved += movidos.length
    for (const { antes } of movidos) this.linea = this.linea.filter(({ id }) => id !== antes.id)
    for (const { ahora } of movidos) this.#put(ahora)
    this.#put({ id: seq, ...lugar })
    this.esperada.splice(delante, 0, seq)
  }

  #put(persona: Persona): void {
    const detras = this.linea.findIndex((otra) => esAntes(persona, otra))
    this.linea.splice(detras < 0 ? this.linea.length : detras, 0, persona)
  }

  get real(): number[] {
    return this.linea.map(({ id }) => id)
  }
}

const lineaDe = (personas: number): Linea => {
  const linea = new Linea()
  for (let i = 0; i < personas; i++) linea.arrive()
  return linea
}

test.each([
  ['always right behind the same person', () => 2],
  ['always right before the same person', (i: number) => 2 + i],
  ['between the last two who were put there', (i: number) => 2 + Math.ceil(i / 2)],
])('a thousand people can be placed into the same gap: %s', (_, where) => {
  const linea = lineaDe(4)
  for (let i = 0; i < 1000; i++) {
    linea.place(where(i))
    expect(linea.real).toEqual(linea.esperada)
  }
  linea.arrive()
  expect(linea.real).toEqual(linea.esperada)
})

test('a person placed anywhere in a line stands there, and no others change their order', () => {
  const paso = fc.record({ llega: fc.boolean(), delante: fc.nat(30) })
  fc.assert(
    fc.property(fc.nat(6), fc.array(paso, { maxLength: 80 }), (personas, pasos) => {
      const linea = lineaDe(personas)
      for (const { llega, delante } of pasos) {
        if (llega) linea.arrive()
        else linea.place(Math.min(delante, linea.linea.length))
        expect(linea.real).toEqual(linea.esperada)
      }
      const places = new Set(linea.linea.map(({ lugar, orden }) => `${lugar} ${orden}`))
      expect(places.size).toBe(linea.linea.length)
    }),
  )
})

test('in an ordinary gap no others are moved', () => {
  const linea = lineaDe(2)
  for (let i = 0; i < Math.log2(PASO_DE_RELOJ); i++) linea.place(1)
  expect(linea.moved).toBe(0)
})

test('the clock never goes back and leaves room between two people', () => {
  expect(avanzarReloj(5_000_000, 1)).toBe(5_000_000 + PASO_DE_RELOJ)
  expect(avanzarReloj(5_000_000, 6000)).toBe(6_000_000)
})

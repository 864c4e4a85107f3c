import { describe, expect, test } from 'vitest'
import type { Elegir } from '#contract/empresa.ts'
import { cerrarJornada, pasarDia, pasoElDia, quitarCola } from './cerrar.ts'
import { ELIGE_LIBRE } from './elegir.ts'
import { etiquetaDe } from './etiqueta.ts'
import * as flujo from './flujo.ts'
import { diasNaturales } from './jornada.ts'
import { renombrar } from './puesto.ts'
import { rafagasDe } from './rafaga.ts'
import { restaurar } from './restaurar.ts'
import type { ColaDeSala } from './sala.ts'
import type { Turno } from './turno.ts'

const AHORA = Date.parse('2026-03-01T12:00:00Z')
const MINUTO = 60_000
const HORA = 60 * MINUTO
const CUANDO: flujo.Cuando = { ahora: AHORA, seq: 50, reloj: AHORA * 1000 }

const turno = (id: number, campos: Partial<Turno> = {}): Turno => ({
  id,
  cola_id: 1,
  serie_id: 1,
  fecha: '2026-03-01',
  numero: id,
  lugar: id * 1024,
  orden: id,
  estado: 'espera',
  puesto: null,
  emitido_en: AHORA,
  llamado_en: null,
  anunciado_en: null,
  terminado_en: null,
  termino_a: null,
  ...campos,
})
const enCaja = { estado: 'atencion', puesto: 'Caja', llamado_en: AHORA, anunciado_en: AHORA } as const
const fin = (estado: 'completado' | 'ausente' | 'cancelado' | 'expirado', campos: Partial<Turno> = {}) =>
  turno(1, { terminado_en: AHORA, ...campos, estado })
const colas = new Map(
  [1, 2].map((id): [number, ColaDeSala] => [id, { id, estado: 'activa', prioridad: 0, tiempo_estimado: 5 }]),
)
const sala = (enAtencion: Turno[] = [], fecha = '2026-03-01', linea: Turno[] = []) => ({
  fecha,
  colas,
  enAtencion,
  linea,
})

describe('restoring a turno', () => {
  test('that was served puts it back at its desk if free, otherwise in its old place', () => {
    const servido = fin('completado', { puesto: 'Caja', llamado_en: AHORA - 9 })
    const abierto = { terminado_en: null, lugar: servido.lugar, orden: servido.orden }
    expect(restaurar(sala(), servido, ELIGE_LIBRE, AHORA)).toMatchObject({
      tipo: 'restaurado',
      turno: { ...abierto, estado: 'atencion', puesto: 'Caja', llamado_en: AHORA - 9 },
    })
    expect(restaurar(sala([turno(2, enCaja)]), servido, ELIGE_LIBRE, AHORA)).toMatchObject({
      turno: { ...abierto, estado: 'espera', puesto: null, llamado_en: null, anunciado_en: null },
    })
    expect(restaurar(sala(), fin('cancelado'), ELIGE_LIBRE, AHORA)).toMatchObject({
      turno: { ...abierto, estado: 'espera' },
    })
  })

  test('works for a turno ended by mistake, on the same day, in a cola that exists', () => {
    expect(restaurar(sala([], '2026-03-02'), fin('completado'), ELIGE_LIBRE, AHORA)).toBe('restaurar_tarde')
    expect(restaurar(sala(), fin('expirado'), ELIGE_LIBRE, AHORA)).toBe('restaurar_tarde')
    expect(restaurar(sala(), turno(1), ELIGE_LIBRE, AHORA)).toBe('restaurar_tarde')
    expect(restaurar(sala(), fin('completado', { cola_id: 9 }), ELIGE_LIBRE, AHORA)).toBe(
      'cola_no_encontrada',
    )
  })

  test('half an hour after its service puts it before others, which follows the company’s rule', () => {
    const servido = fin('completado', { puesto: 'Caja', llamado_en: AHORA - 9, lugar: 1536 })
    const linea = [turno(1), turno(2), turno(3)]
    const tras = (minutos: number, regla: Elegir, motivo = '', enAtencion: Turno[] = []) =>
      restaurar(sala(enAtencion, '2026-03-01', linea), servido, { regla, motivo }, AHORA + minutos * MINUTO)
    expect(tras(30, 'nadie')).not.toHaveProperty('datos')
    expect(tras(31, 'nadie')).toBe('elegir_no_permitido')
    expect(tras(31, 'con motivo')).toBe('falta_motivo')
    expect(tras(31, 'con motivo', 'Faltaba la firma')).toMatchObject({
      datos: { saltados: 3, motivo: 'Faltaba la firma' },
    })
    // Its desk is busy: it waits in its old place, before two of them.
    expect(tras(31, 'libre', '', [turno(2, enCaja)])).toMatchObject({ datos: { saltados: 2 } })
    const nadie = restaurar(sala(), servido, { regla: 'nadie', motivo: '' }, AHORA + 60 * MINUTO)
    expect(nadie).toMatchObject({ tipo: 'restaurado' })
    // A customer who was never called only returns to the own place.
    const retirado = fin('cancelado', { lugar: 1536 })
    expect(
      restaurar(sala([], '2026-03-01', linea), retirado, { regla: 'nadie', motivo: '' }, AHORA + 60 * MINUTO),
    ).not.toHaveProperty('datos')
  })
})

describe('moving a turno', () => {
  const linea = [turno(1), turno(2), turno(3)]

  test('is refused if it or the cola is gone', () => {
    const a = (orden: Partial<flujo.OrdenTransferir>) => ({
      colaId: 2,
      donde: 'conserva' as const,
      elegir: ELIGE_LIBRE,
      ...orden,
    })
    expect(flujo.transferir({ colas, linea }, fin('completado'), a({}), CUANDO)).toBe('turno_no_en_espera')
    expect(flujo.transferir({ colas, linea }, turno(1), a({ colaId: 9 }), CUANDO)).toBe('cola_no_encontrada')
    expect(flujo.transferir({ colas, linea }, turno(1), a({ sigue: true }), CUANDO)).toBe(
      'turno_no_en_atencion',
    )
    const caja = { puesto: 'Caja', elegir: ELIGE_LIBRE }
    expect(flujo.transferirAPuesto({ enAtencion: [], linea }, fin('ausente'), caja, CUANDO)).toBe(
      'turno_no_en_espera',
    )
    expect(flujo.apartar(fin('completado'), { minutos: 5 }, CUANDO)).toBe('turno_no_en_espera')
    expect(flujo.reanudar(turno(1), CUANDO)).toBe('turno_no_apartado')
    expect(flujo.volver({ colas, linea }, turno(1), CUANDO)).toBe('turno_no_ausente')
    expect(flujo.volver({ colas, linea }, fin('ausente', { cola_id: 9 }), CUANDO)).toBe('cola_no_encontrada')
  })

  test('to the next cola of a visit keeps its seniority, but neither desk nor postponements', () => {
    const atendido = turno(1, { ...enCaja, pospuestos: 2 })
    const orden = { colaId: 2, donde: 'conserva' as const, sigue: true, elegir: ELIGE_LIBRE }
    expect(flujo.transferir({ colas, linea }, atendido, orden, CUANDO)).toMatchObject({
      cambios: [
        {
          tipo: 'seguido',
          turno: { cola_id: 2, serie_id: 1, estado: 'espera', puesto: null, lugar: 1024, pospuestos: null },
        },
      ],
      tramo: { fin: 'seguido', puesto: 'Caja' },
    })
  })

  test('the customer comes back in some minutes to the same place, at most twice', () => {
    expect(flujo.posponer(linea, turno(1), { minutos: 10 }, CUANDO)).toMatchObject({
      cambios: [{ tipo: 'apartado', turno: { pospuestos: 1, vuelve_en: AHORA + 10 * MINUTO, lugar: 1024 } }],
    })
    expect(flujo.posponer(linea, turno(1, { pospuestos: 2 }), { minutos: 10 }, CUANDO)).toBe(
      'posponer_limite',
    )
  })

  test('a customer who reports being there waits again; no other turno changes place', () => {
    expect(flujo.llegar(turno(1), CUANDO)).toMatchObject({
      cambios: [{ tipo: 'llegado', turno: { llego_en: AHORA } }],
    })
    expect(flujo.llegar(turno(1, { estado: 'apartado', vuelve_en: 9 }), CUANDO)).toMatchObject({
      cambios: [
        { tipo: 'reanudado', turno: { estado: 'espera', llego_en: AHORA, vuelve_en: null, lugar: 1024 } },
      ],
    })
    expect(flujo.llegar(turno(1, enCaja), CUANDO)).toBe('turno_no_en_espera')
  })

  test('undo puts a turno whose desk is busy by now first in line', () => {
    const apartado = turno(4, { estado: 'apartado' })
    const antes = { estado: 'atencion' as const, puesto: 'Caja', llamado_en: AHORA }
    const deshacer = (enAtencion: Turno[], previo: Partial<Turno> = antes) =>
      flujo.retroceder({ colas, enAtencion, linea }, apartado, { seq: 7, antes: previo }, CUANDO)
    expect(deshacer([])).toMatchObject({
      cambios: [{ tipo: 'deshecho', turno: antes, datos: { deshace: 7 } }],
    })
    expect(deshacer([turno(5, enCaja)])).toMatchObject({
      cambios: [{ turno: { estado: 'espera', puesto: null, llamado_en: null, lugar: 0, orden: CUANDO.seq } }],
    })
    expect(deshacer([], { cola_id: 9 })).toBe('cola_no_encontrada')
  })
})

test('another credit moves the place by the difference, in any open state; it can be undone', () => {
  const campos = { personas: 3 }
  expect(flujo.cambiar(turno(1), { campos, ventaja: 15 }, CUANDO)).toMatchObject({
    cambios: [
      {
        tipo: 'cambiado',
        turno: { estado: 'espera', personas: 3, lugar: 1024 - 15 * MINUTO * 1000 },
        datos: { antes: { personas: null, lugar: 1024 } },
      },
    ],
  })
  expect(flujo.cambiar(turno(1, enCaja), { campos }, CUANDO)).toMatchObject({
    cambios: [{ turno: { estado: 'atencion', lugar: 1024 } }],
  })
  expect(flujo.cambiar(fin('completado'), { campos }, CUANDO)).toBe('turno_no_en_espera')
})

test('turnos in service follow the new name of their desk, also swapped; a duplicate name is refused', () => {
  const enAtencion = [
    turno(1, enCaja),
    turno(2, { ...enCaja, puesto: 'Mesa' }),
    turno(3, { ...enCaja, puesto: '7' }),
  ]
  const cambio = new Map([
    ['Caja', 'Mesa'],
    ['Mesa', 'Caja'],
  ])
  expect(renombrar(enAtencion, cambio, AHORA)).toMatchObject([
    { tipo: 'cambiado', turno: { id: 1, puesto: 'Mesa', estado: 'atencion' } },
    { tipo: 'cambiado', turno: { id: 2, puesto: 'Caja' } },
  ])
  expect(renombrar(enAtencion, new Map([['Caja', '7']]), AHORA)).toEqual({ repetido: '7' })
  expect(renombrar(enAtencion, new Map(), AHORA)).toEqual([])
})

describe('closing with a turno set aside', () => {
  const abiertos = {
    colas,
    calendario: diasNaturales('UTC'),
    enAtencion: [turno(2, enCaja)],
    lineas: new Map([
      [1, [turno(3)]],
      [2, [turno(4, { cola_id: 2 })]],
    ]),
    apartados: [turno(1, { estado: 'apartado' })],
  }
  const tipos = ({ cambios }: { cambios: { tipo: string; turno: Turno }[] }) =>
    cambios.map(({ tipo, turno: { id } }) => `${id} ${tipo}`)

  test('removing a cola cancels it too', () => {
    const cambios = quitarCola(abiertos, 1, AHORA)
    expect(tipos({ cambios })).toEqual(['2 cancelado', '3 cancelado', '1 cancelado'])
  })

  test('the end of the day applies to it too, by hand and by the clock', () => {
    const cierre = cerrarJornada(abiertos, { colas: [1] }, AHORA)
    if (typeof cierre === 'string') throw new Error(cierre)
    const todos = ['2 completado', '1 reanudado', '1 expirado', '3 expirado']
    expect(tipos(cierre)).toEqual(todos)
    const manana = AHORA + 20 * HORA
    expect(tipos(pasarDia(abiertos, abiertos.calendario, manana))).toEqual([...todos, '4 expirado'])
    expect([AHORA, manana].map((ahora) => pasoElDia(abiertos, ahora))).toEqual([false, true])
    expect(pasoElDia({ ...abiertos, enAtencion: [], lineas: new Map() }, manana)).toBe(false)
  })
})

test('eight waiting turnos from one place, taken at most twenty seconds apart, are a burst', () => {
  const uno = (i: number, cada: number) => ({ ...turno(i), emitido_en: AHORA + i * cada, procedencia: 7 })
  const de = (cuantos: number, cada: number) => Array.from({ length: cuantos }, (_, i) => uno(i, cada))
  expect(rafagasDe(de(8, 20_000))).toMatchObject([{ procedencia: 7, desde: AHORA, hasta: AHORA + 140_000 }])
  expect(rafagasDe(de(7, 0))).toEqual([])
  expect(rafagasDe(de(8, 23_000))).toEqual([])
  const [primero, ...resto] = de(8, 0)
  if (!primero) throw new Error('No burst found')
  expect(rafagasDe([...resto, { ...primero, procedencia: 8 }])).toEqual([])
  expect(rafagasDe([...resto, { ...primero, estado: 'atencion' }])).toEqual([])
})

test('the label names the cola only if another cola numbered the turno', () => {
  const nombres = new Map([[1, { nombre: 'General' }]])
  expect(etiquetaDe({ ...turno(12), prefijo: 'B' }, nombres)).toBe('B-12')
  expect(etiquetaDe(turno(12), nombres)).toBe('12')
  expect(etiquetaDe(turno(12, { cola_id: 2 }), nombres)).toBe('12 · General')
  expect(etiquetaDe(turno(12, { cola_id: 2 }), new Map([[1, { nombre: 'General', eliminada_en: 9 }]]))).toBe(
    '12',
  )
})

import { expect, test } from 'vitest'
import { conDia, especialDe, semanasDe, sumarMeses } from './dias-del-mes.ts'

test('a month has whole weeks from Monday on, and every day of its own once', () => {
  for (let mes = '2026-01'; mes < '2030-01'; mes = sumarMeses(mes, 1)) {
    const dias = semanasDe(mes).flat()
    expect(dias.length % 7).toBe(0)
    expect(new Date(dias[0] ?? '').getUTCDay()).toBe(1)
    const propios = dias.filter((dia) => dia.startsWith(mes))
    const [anio = 0, numero = 0] = mes.split('-').map(Number)
    expect(propios).toHaveLength(new Date(Date.UTC(anio, numero, 0)).getUTCDate())
    expect(new Set(dias).size).toBe(dias.length)
  }
})

test('months go on across the year', () => {
  expect([sumarMeses('2026-12', 1), sumarMeses('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a day with its year goes before that of every year, and is replaced by its date', () => {
  const anual = { fecha: '12-25', motivo: 'Navidad', rangos: [] }
  const este = { fecha: '2026-12-25', motivo: 'Inventario', rangos: [] }
  expect(especialDe([anual, este], '2026-12-25')).toBe(este)
  expect(especialDe([anual, este], '2027-12-25')).toBe(anual)
  expect(conDia([anual], { ...anual, motivo: 'Otro' })).toHaveLength(1)
  expect(conDia([anual], este, '12-25')).toEqual([este])
})

import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PAISES_CON_FERIADOS } from '#contract/horario.ts'
import { feriados } from './feriados.ts'

const DIA_NACIONAL: Record<(typeof PAISES_CON_FERIADOS)[number], string> = {
  AR: '07-09',
  BO: '08-06',
  BR: '09-07',
  CL: '09-18',
  CO: '07-20',
  CR: '09-15',
  CU: '10-10',
  DO: '02-27',
  EC: '08-10',
  ES: '10-12',
  GT: '09-15',
  HN: '09-15',
  MX: '09-16',
  NI: '09-15',
  PA: '11-28',
  PE: '07-28',
  PR: '07-25',
  PY: '05-15',
  SV: '09-15',
  UY: '08-25',
  VE: '07-05',
}
const ANIOS = Array.from({ length: 10 }, (_, i) => String(2026 + i))

const fechas = async (pais: string, anio: string) =>
  (await feriados(pais, anio)).feriados.map(({ fecha }) => fecha)

test.each(PAISES_CON_FERIADOS)('%s has its new year and its national day, every year', async (pais) => {
  for (const anio of ANIOS) {
    const suyas = await fechas(pais, anio)
    expect(suyas).toEqual(expect.arrayContaining([`${anio}-01-01`, `${anio}-${DIA_NACIONAL[pais]}`]))
    expect(suyas).toEqual([...new Set(suyas)].sort())
  }
})

test.each(ANIOS)('El Salvador has the days of its law in %s', async (anio) => {
  const porLey = ['01-01', '05-01', '05-10', '06-17', '08-06', '09-15', '11-02', '12-25']
  expect(await fechas('SV', anio)).toEqual(expect.arrayContaining(porLey.map((dia) => `${anio}-${dia}`)))
})

test('the list has a source and a year of review', async () => {
  const datos = JSON.parse(await readFile(new URL('./feriados.json', import.meta.url), 'utf8'))
  expect(datos.fuente).toMatch(/date-holidays \d.*El Salvador: Código de Trabajo, art\. 190/)
  expect(datos.revisado).toBeGreaterThanOrEqual(2026)
})

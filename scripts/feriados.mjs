// Writes server/queries/feriados.json: the public holidays of Spain and Latin America. Run it by hand to add years or
// update the source: node scripts/feriados.mjs. The package is only fetched for this run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure, runMain } from './failure.mjs'
import { run } from './processes.mjs'
import { inProject } from './project.mjs'

const SOURCE = 'date-holidays'
const VERSION = '3.37.0'
// The same list as in contract/horario.ts.
const PAISES = 'AR BO BR CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE'.split(' ')
const YEARS = { first: 2026, last: 2035 }
// Last comparison of the result with the laws of the countries. Update it when you review the list again.
const REVIEWED = 2026
// Days by law that the source lacks.
const MISSING = {
  SV: {
    law: 'El Salvador: Código de Trabajo, art. 190',
    days: { '01-01': 'Año Nuevo', '05-10': 'Día de la Madre', '06-17': 'Día del Padre' },
  },
}

async function fetchSource(folder) {
  writeFileSync(join(folder, 'package.json'), '{}')
  const args = ['install', `${SOURCE}@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await run('npm', args, { cwd: folder, capture: true })
  if (!ok) throw new Failure(`No se pudo obtener ${SOURCE}.`, output)
  return createRequire(join(folder, 'package.json'))(SOURCE)
}

// A date with two names is one day.
function daysOf(calendar, year, missing = {}) {
  const byDay = new Map(Object.entries(missing))
  for (const { date, name } of calendar.getHolidays(year, 'es')) {
    const day = date.slice(5, 10)
    if (date.startsWith(String(year)) && !byDay.has(day)) byDay.set(day, name.slice(0, 60))
  }
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
}

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-feriados-'))
  try {
    const Holidays = await fetchSource(folder)
    const paises = {}
    for (const pais of PAISES) {
      const calendar = new Holidays(pais, { types: ['public'] })
      paises[pais] = {}
      const missing = MISSING[pais]?.days
      for (let year = YEARS.first; year <= YEARS.last; year++)
        paises[pais][year] = daysOf(calendar, year, missing)
    }
    const laws = Object.values(MISSING).map(({ law }) => law)
    const source = `${SOURCE} ${VERSION} (https://github.com/commenthol/date-holidays), CC BY 3.0`
    const datos = { fuente: [source, ...laws].join('; '), revisado: REVIEWED, paises }
    writeFileSync(inProject('server/queries/feriados.json'), `${JSON.stringify(datos)}\n`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

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

async function fetchSource(folder) {
  writeFileSync(join(folder, 'package.json'), '{}')
  const args = ['install', `${SOURCE}@${VERSION}`, '--ignore-scripts', '--no-audit', '--no-fund']
  const { ok, output } = await run('npm', args, { cwd: folder, capture: true })
  if (!ok) throw new Failure(`No se pudo obtener ${SOURCE}.`, output)
  return createRequire(join(folder, 'package.json'))(SOURCE)
}

// A date with two names is one day.
function daysOf(calendar, year) {
  const byDay = new Map()
  for (const { date, name } of calendar.getHolidays(year, 'es')) {
    const day = date.slice(5, 10)
    if (date.startsWith(String(year)) && !byDay.has(day)) byDay.set(day, name.slice(0, 60))
  }
  return [...byDay]
}

await runMain(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnero-feriados-'))
  try {
    const Holidays = await fetchSource(folder)
    const paises = {}
    for (const pais of PAISES) {
      const calendar = new Holidays(pais, { types: ['public'] })
      paises[pais] = {}
      for (let year = YEARS.first; year <= YEARS.last; year++) paises[pais][year] = daysOf(calendar, year)
    }
    const fuente = `${SOURCE} ${VERSION} (https://github.com/commenthol/date-holidays), CC BY 3.0`
    writeFileSync(inProject('server/queries/feriados.json'), `${JSON.stringify({ fuente, paises })}\n`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { endpoints } from '#contract/endpoints.ts'
import { CHROMIUM } from '#harness/chromium.ts'
import { ROOT } from '#harness/project.ts'
import { type ServerProcess, startServer } from '#harness/server-process.ts'
import { pedirTurno } from '#harness/stories.ts'
import { sessionOf } from '#tests/helpers/windows.ts'
import { fileOf, LANGUAGES, VIEWS, type View } from './views.ts'

const run = promisify(execFile)

/** A time zone where it is about ten in the morning. Its name has the opposite sign. */
const OFFSET = Math.min(new Date().getUTCHours() - 10, 12)
const ZONA = `Etc/GMT${OFFSET < 0 ? '' : '+'}${OFFSET}`

/** Fills the server with the sample company and calls a customer. Returns what the pages need. */
async function sampleOf(server: ServerProcess, env: Record<string, string>) {
  const { stdout } = await run(process.execPath, ['server/cli/main.ts', 'datos-demo', '--zona', ZONA], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  })
  const [, correo = '', contrasena = ''] = /correo +(\S+)\s+clave +(\S+)/.exec(stdout) ?? []
  const client = server.client()
  await client.call(endpoints.entrar, { body: { correo, contrasena } })
  const { empresas } = await client.call(endpoints.empresas, { params: { correo } })
  const empresaId = empresas[0]?.id ?? ''
  const { categorias } = await client.call(endpoints.configuracion, { params: { empresaId } })
  const { id: colaId = '', nombre: cola = '' } = categorias[1] ?? {}
  const turno = await pedirTurno(server.client(), empresaId, colaId, 'Lucía Rojas')
  const { puestos } = await client.call(endpoints.puestos, { params: { empresaId } })
  const puestoId = puestos.find(({ estado }) => estado === 'libre')?.id ?? ''
  await client.call(endpoints.ocuparPuesto, { params: { empresaId, puestoId }, body: {} })
  await client.call(endpoints.llamarTurno, {
    params: { empresaId, turnoId: turno.id },
    body: { motivo: 'Urgente', puestoId },
  })
  return { client, correo, empresaId, colaId, cola, turno }
}

type Sample = Awaited<ReturnType<typeof sampleOf>>

const addressOf = ({ path, name }: View, { empresaId, colaId, turno }: Sample, language: string) =>
  path.replace(':id', empresaId).replace(':empresaId', empresaId).replace(':colaId', colaId) +
  (name === 'panel' ? '' : `?idioma=${language}`) +
  (name === 'telefono' ? `#turno=${turno.id}&codigo=${turno.codigo}` : '')

const folder = await mkdtemp(join(tmpdir(), 'turnero-capturas-'))
const env = { DATA_DIR: folder }
const server = await startServer(env, { shipped: true })
const browser = await chromium.launch({
  executablePath: CHROMIUM.path,
  chromiumSandbox: CHROMIUM.sandbox,
  args: CHROMIUM.flags,
})
try {
  const sample = await sampleOf(server, env)
  for (const language of LANGUAGES) {
    for (const view of VIEWS) {
      const { name, width, height } = view
      const context = await browser.newContext({
        locale: language === 'es' ? 'es-MX' : 'en-US',
        timezoneId: ZONA,
        viewport: { width, height },
        deviceScaleFactor: name === 'telefono' ? 2 : 1.5,
        ...(name === 'panel' && { storageState: sessionOf(sample) }),
      })
      const page = await context.newPage()
      await page.goto(server.url + addressOf(view, sample, language))
      if (name === 'panel') await page.getByText(sample.cola).filter({ visible: true }).first().click()
      // Live pages never stop talking to the server, so the wait is for the turno of the sample.
      await page.getByText(sample.turno.etiqueta).filter({ visible: true }).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
        .webp({ quality: 80 })
        .toBuffer()
      const file = fileOf(view, language)
      await writeFile(join(ROOT, file), picture)
      console.log(`${file}: ${Math.round(picture.length / 1024)} KB`)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

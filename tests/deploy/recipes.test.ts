import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { RUTA_VIVO } from '#contract/vivo.ts'
import { freePort } from '#harness/free-port.ts'
import { haproxyWith } from '#harness/haproxy.ts'
import { ROOT } from '#harness/project.ts'
import { SETTINGS } from '#server/config.ts'
import { onOneEngine } from '#tests/helpers/fixtures.ts'

const LISTO = '/api/salud/listo'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  image?: string
  build?: { context: string; target: string }
  env_file?: { path: string }[]
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  networks?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
}

interface Compose {
  services: Record<string, Service>
  networks?: Record<string, unknown>
  volumes: Record<string, unknown>
}

/** Compose's own tag: the file that is added replaces the list instead of extending it. */
const RESET = { tag: '!reset', collection: 'seq' } as const
const composeOf = (file: string): Compose => parse(read(file), { merge: true, customTags: [RESET] })

describe('compose', () => {
  const one = composeOf('compose.yaml')
  const https = composeOf('compose.https.yaml')
  const cluster = composeOf('compose.cluster.yaml')
  const targets = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)

  test('compose.yaml is one service; the other files add HTTPS or are several nodes', () => {
    expect(Object.keys(one.services)).toEqual(['turnero'])
    expect(one.services.turnero?.environment).not.toHaveProperty('DATABASE_URL')
    expect(Object.keys(https.services)).toEqual(['turnero', 'caddy'])
    // Otherwise a visitor could pass by Caddy and claim any address in X-Forwarded-For.
    expect(read('compose.https.yaml')).toContain('ports: !reset []')
    expect(Object.keys(cluster.services).sort()).toEqual(['haproxy', 'nodo1', 'nodo2', 'postgres', 'redis'])
  })

  test.each([
    ['compose.yaml', one],
    ['compose.https.yaml', { ...https, volumes: { ...one.volumes, ...https.volumes } }],
    ['compose.cluster.yaml', cluster],
  ])('%s names only existing services, networks, volumes, files and build targets', (_file, compose) => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const needed = compose.services[other] ?? one.services[other]
        expect(needed, `${name} needs ${other}`).toBeDefined()
        expect(condition).toBe('service_healthy')
        // Ours have the health check of the image.
        const ours = (needed?.image ?? one.services[other]?.image ?? '').startsWith('turnero')
        expect(ours || needed?.healthcheck, `health check of ${other}`).toBeTruthy()
      }
      for (const network of service.networks ?? [])
        expect(Object.keys(compose.networks ?? {})).toContain(network)
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('./')) expect(existsSync(join(ROOT, source)), source).toBe(true)
        else if (!source.startsWith('$')) expect(Object.keys(compose.volumes)).toContain(source)
      }
      if (service.build) expect(targets).toContain(service.build.target)
    }
  })

  const settings = [...Object.values(SETTINGS).map(({ name }) => name as string), 'INSTALLATION']

  test('every setting of .env reaches the servers, except those that the image determines', () => {
    const ofServer = [one.services.turnero, cluster.services.nodo1, cluster.services.nodo2]
    for (const service of ofServer) {
      expect(service?.env_file).toEqual([{ path: '.env', required: false }])
      expect(service?.environment).toMatchObject({ PORT: '3000', DATA_DIR: '/data' })
      for (const name of Object.keys(service?.environment ?? {})) expect(settings).toContain(name)
    }
    expect(one.services.turnero?.environment?.INSTALLATION).toMatch(/^\$\{INSTALLATION:-propia\}$/)
    expect(one.services.turnero?.ports?.join()).toMatch(/^\$\{PORT:-3000\}:3000$/)
    expect(cluster.services.nodo1?.environment).toMatchObject({ REDIS_URL: 'redis://redis:6379' })
  })

  test('.env.example has the six settings that both READMEs explain, and is safe to copy', () => {
    const lines = read('.env.example').trimEnd().split('\n')
    const names = lines.map((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? '')
    expect(names).toHaveLength(6)
    for (const name of names) expect(settings).toContain(name)
    for (const file of ['README.md', 'README.es.md']) {
      const rows = [...read(file).matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
      expect(rows, file).toEqual(names)
    }
    // An https address without a proxy would keep everyone from signing in.
    expect(lines).toContain('PUBLIC_URL=')
  })
})

test('the proxies of deploy/ pass live connections and hide the metrics', () => {
  const nginx = read('deploy/nginx/turnero.conf')
  for (const line of [
    'proxy_http_version 1.1;',
    'proxy_set_header Upgrade $http_upgrade;',
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_buffering off;',
    'proxy_read_timeout 1d;',
  ]) {
    expect(nginx).toContain(line)
  }
  expect(nginx).toMatch(/location = \/metrics \{\s+return 404;/)
  for (const line of nginx.split('\n')) expect(line).toMatch(/^\s*(?:#.*|[^#]*[;{}])?$/)
  expect(nginx.split('{').length).toBe(nginx.split('}').length)
  expect(read('deploy/caddy/Caddyfile')).toContain('respond /metrics 404')
})

test('the Dockerfile copies existing files, runs as an unprivileged user and has a health check', () => {
  const text = read('Dockerfile')
  const sources = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  expect(sources).toContain('package-lock.json')
  for (const source of sources) expect(existsSync(join(ROOT, source)), source).toBe(true)
  const stages = text.split(/^FROM /m).slice(1)
  const runtime = stages.find((stage) => stage.includes('AS runtime')) ?? ''
  expect(runtime).toContain('USER turnero')
  expect(runtime).toContain('HEALTHCHECK')
  expect(runtime).toContain('CMD ["node", "build/app/server/main.js"]')
  // A stage that becomes root to install packages switches back to the unprivileged user.
  for (const stage of stages.filter((s) => s.includes('USER root')))
    expect(stage.trim()).toMatch(/USER turnero$/)
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'data', '.git', '.env', 'certs']))
})

test('the systemd units are valid', () => {
  const units = ['turnero.service', 'turnero-respaldo.service', 'turnero-respaldo.timer']
  for (const unit of units) {
    const text = read(`deploy/systemd/${unit}`)
    for (const line of text.split('\n')) expect(line).toMatch(/^(?:$|#.*|\[\w+\]|[A-Z]\w+=.*)$/)
    const script = /^ExecStart=\/usr\/bin\/node (\S+)/m.exec(text)?.[1]
    if (script) expect(existsSync(join(ROOT, script))).toBe(true)
  }
  expect(read('deploy/systemd/turnero.service')).toContain('ExecStart=/usr/bin/node scripts/start.mjs')
})

onOneEngine('with a running server', 'sqlite', (app) => {
  test('the dashboard and the alerts use only metrics that the server exports', async () => {
    await app.client().send('/api/salud')
    const metrics = await (await app.client().send('/metrics')).text()
    const exported = new Set([...metrics.matchAll(/^(\w+?)(?:\{| )/gm)].map(([, name]) => name))
    const elsewhere = /^(up|node_filesystem_\w+)$/
    const dashboard = JSON.parse(read('deploy/grafana/turnero.json'))
    const panels: { targets: { expr: string }[] }[] = dashboard.panels
    const rules: { expr: string }[] = parse(read('deploy/prometheus/alertas.yml')).groups[0].rules
    const queries = [...panels.flatMap((p) => p.targets.map((t) => t.expr)), ...rules.map((r) => r.expr)]
    expect(queries.length).toBeGreaterThan(20)
    const asked = queries.flatMap((text) =>
      [...text.matchAll(/\b(\w+)(?:\{|\[)/g)].map(([, name = '']) => name),
    )
    expect(asked.length).toBeGreaterThan(20)
    for (const name of asked) {
      if (!elsewhere.test(name)) expect(exported, name).toContain(name)
    }
  })

  test('the balancer of deploy/ speaks TLS, passes live connections and hides the metrics', async () => {
    const { plain, tls } = await balancerOf([app.url])
    await expect.poll(() => statusOf(tls, LISTO)).toBe(200)
    expect(await statusOf(tls, '/metrics')).toBe(404)
    const moved = await fetch(`http://127.0.0.1:${plain}/login`, { redirect: 'manual' })
    expect(moved.headers.get('location')).toMatch(/^https:/)
    const socket = new WebSocket(`wss://127.0.0.1:${tls}${RUTA_VIVO}`, { rejectUnauthorized: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.terminate()
  })
})

test('the balancer of deploy/ passes a 503 on instead of asking the other node too', async () => {
  const asked: string[] = []
  const busy: RequestListener = ({ url = '' }, reply) => {
    if (url !== LISTO) asked.push(url)
    reply.writeHead(url === LISTO ? 200 : 503, { 'retry-after': '2' }).end()
  }
  const { tls } = await balancerOf([await nodeOf(busy), await nodeOf(busy)])
  await expect.poll(() => statusOf(tls, LISTO)).toBe(200)
  expect(await statusOf(tls, '/api/sobrecargado')).toBe(503)
  expect(asked).toEqual(['/api/sobrecargado'])
})

test('the balancer of deploy/ lets a node that is stopping finish its requests', async () => {
  let stopping = false
  const asked = Promise.withResolvers<() => void>()
  const node = await nodeOf(({ url }, reply) => {
    if (url === '/api/lenta') asked.resolve(() => reply.end())
    else reply.writeHead(url === LISTO && stopping ? 503 : 200).end()
  })
  const { tls } = await balancerOf([node])
  await expect.poll(() => statusOf(tls, LISTO)).toBe(200)
  const slow = statusOf(tls, '/api/lenta')
  const finish = await asked.promise
  stopping = true
  // Without a node that is ready, the balancer itself answers.
  await expect.poll(() => statusOf(tls, '/api/otra')).toBe(503)
  finish()
  expect(await slow).toBe(200)
})

/** A node that answers like this, until the current test ends. Returns its address. */
async function nodeOf(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

/** The balancer of deploy/ in front of one or two nodes, until the current test ends. */
async function balancerOf(nodes: readonly string[]): Promise<{ plain: number; tls: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'turnero-tls-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const pem = join(folder, 'turnero.pem')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const files = ['-subj', '/CN=localhost', '-keyout', join(folder, 'key'), '-out', join(folder, 'crt')]
  execFileSync('openssl', ['req', '-x509', ...key, ...files])
  await writeFile(pem, contentOf(join(folder, 'crt')) + contentOf(join(folder, 'key')))
  const [plain, tls] = [await freePort(), await freePort()]
  let config = read('deploy/haproxy/haproxy.cfg')
    .replace('bind :8080', `bind 127.0.0.1:${plain}`)
    .replace('bind :8443', `bind 127.0.0.1:${tls}`)
    .replace('/etc/haproxy/certs/turnero.pem', pem)
  for (const [i, url] of nodes.entries()) config = config.replace(`nodo${i + 1}:3000`, new URL(url).host)
  const haproxy = await haproxyWith(config, tls)
  onTestFinished(() => haproxy.remove())
  return { plain, tls }
}

const contentOf = (path: string) => readFileSync(path, 'utf8')

function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'

const { env, stdout } = process

const WORDS = {
  es: {
    ready: 'Turnero está listo',
    here: 'En esta máquina',
    network: 'En tu red',
    data: 'Datos',
    firstAccount: 'Crea la primera cuenta con este enlace. Sirve una sola vez:',
    next: 'Ábrelo en el navegador para iniciar sesión o crear tu cuenta.',
    sample: 'Para verlo con datos de muestra: npm start -- demo',
    stop: 'Para detenerlo: Ctrl+C',
    warning: 'Aviso',
    error: 'Error',
    company: 'con datos de muestra, nuevos en cada inicio',
    panel: 'Panel',
    email: 'Correo',
    password: 'Clave',
    customers: 'Clientes',
    phone: 'Pide un turno con un teléfono de la misma red:',
  },
  en: {
    ready: 'Turnero is ready',
    here: 'On this machine',
    network: 'On your network',
    data: 'Data',
    firstAccount: 'Create the first account with this link. It works once:',
    next: 'Open it in a browser to sign in or to create your account.',
    sample: 'To see it with sample data: npm start -- demo',
    stop: 'To stop it: Ctrl+C',
    warning: 'Warning',
    error: 'Error',
    company: 'with sample data, new at every start',
    panel: 'Panel',
    email: 'E-mail',
    password: 'Password',
    customers: 'Customers',
    phone: 'Take a turn with a phone on the same network:',
  },
}

/** What a person at the terminal reads. Spanish unless the environment asks for English. */
const words = /^en/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? WORDS.en : WORDS.es

interface Where {
  publicUrl: string | null
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
}

const local = ({ port }: Where) => `http://localhost:${port}`

function inNetwork({ host, port }: Where): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const everywhere = host === '0.0.0.0' || host === '::'
  const found = addresses.find(
    ({ address, family, internal }) => !internal && (everywhere ? family === 'IPv4' : address === host),
  )
  return found && `http://${found.family === 'IPv6' ? `[${found.address}]` : found.address}:${port}`
}

/** The address for other devices, if they can reach this one. */
export const addressForOthers = (where: Where): string =>
  (where.publicUrl ?? inNetwork(where) ?? local(where)).replace(/\/+$/, '')

const table = (rows: readonly (readonly [name: string, value: string | undefined])[]) =>
  rows.filter(([, value]) => value).map(([name, value]) => `  ${name.padEnd(18)}${value}`)

/** What a person at the terminal reads once the server listens. Elsewhere, one line for the log. */
export function welcome(where: Where): string {
  const { publicUrl, dataDir, databaseUrl } = where
  if (!stdout.isTTY) return `Turnero está listo en ${publicUrl ?? local(where)}`
  const { host: machine, pathname } = new URL(databaseUrl ?? 'sqlite:')
  const addresses = publicUrl
    ? table([['', publicUrl]])
    : table([
        [words.here, local(where)],
        [words.network, inNetwork(where)],
      ])
  const data = table([[words.data, databaseUrl ? `PostgreSQL, ${machine}${pathname}` : resolve(dataDir)]])
  const advice = [words.next, words.sample, words.stop].map((line) => `  ${line}`)
  return ['', `  ${words.ready}`, '', ...addresses, ...data, '', ...advice, ''].join('\n')
}

/** The link that creates the first account. A terminal also shows it as a QR code, for a phone. */
export async function firstAccountLink(where: Where, path: string): Promise<string> {
  const link = `${where.publicUrl?.replace(/\/+$/, '') ?? local(where)}${path}`
  if (!stdout.isTTY) return `${WORDS.es.firstAccount}\n${link}`
  const { renderUnicodeCompact } = await import('uqr')
  return [`  ${words.firstAccount}`, `  ${link}`, renderUnicodeCompact(addressForOthers(where) + path)].join(
    '\n',
  )
}

interface Sample {
  company: string
  address: string
  /** The customers' page of the company. */
  customers: string
  email: string
  password: string
}

/** How to enter the sample company, with a QR code for a phone. */
export async function sampleWelcome({
  company,
  address,
  customers,
  email,
  password,
}: Sample): Promise<string> {
  const { renderUnicodeCompact } = await import('uqr')
  const access = table([
    [words.panel, `${address}/login`],
    [words.email, email],
    [words.password, password],
    [words.customers, customers],
  ])
  const code = renderUnicodeCompact(customers)
  return [
    '',
    `  ${company}, ${words.company}`,
    '',
    ...access,
    '',
    `  ${words.phone}`,
    '',
    code,
    '',
    `  ${words.stop}`,
    '',
  ].join('\n')
}

const WARN = 40
const ERROR = 50

/**
 * Where the log goes: JSON lines, unless a person reads them at a terminal, who sees warnings and errors as sentences.
 * LOG_LEVEL=debug shows everything.
 */
export function logStream(level: string): { write(line: string): void } | undefined {
  if (!stdout.isTTY || level === 'debug' || level === 'trace') return
  return {
    write: (line) => {
      const { level: severity, time, pid, hostname, msg, err, ...rest } = JSON.parse(line)
      if (severity < WARN) return
      const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : ''
      const stack = err ? `\n${err.stack ?? err.message}` : ''
      const title = severity < ERROR ? words.warning : words.error
      process.stderr.write(
        `${new Date(time).toTimeString().slice(0, 8)} ${title}: ${msg}${details}${stack}\n`,
      )
    },
  }
}

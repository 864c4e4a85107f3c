import { isIP } from 'node:net'
import { buscarPlan, planMayor } from '#domain/plan.ts'
import { NOMBRES_CATALOGO, type NombreCatalogo } from '#domain/plan-catalogos.ts'

/** An invalid setting. The message is one clear line for the operator. */
export class ConfigError extends Error {}

export const REGISTRATIONS = ['open', 'invite', 'closed'] as const
/** Who may create an account: anyone, only invited people, nobody. */
export type Registration = (typeof REGISTRATIONS)[number]

/** What makes this installation differ from others: whose it is, who may join, and its brand. */
export interface Installation {
  /** Run by an operator for their own companies: no prices, no trial, no marketing pages. */
  propia: boolean
  registration: Registration
  brandName: string
  /** A file in DATA_DIR. */
  brandLogo: string | null
  termsUrl: string | null
}

export interface Config {
  installation: Installation
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  /** URL with the role that owns the tables, if the server itself uses another role. */
  migrationUrl: string | null
  preparedStatements: boolean
  redisUrl: string | null
  publicUrl: string | null
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
  sessionSecret: string | null
  trustProxy: string[]
  catalogo: NombreCatalogo
  planFijo: string | null
  rateLimit: boolean
  logLevel: string
  metricsToken: string | null
  whatsappUrl: string
  twilioUrl: string
  /** Whether notices may be sent to addresses of the local network. */
  destinosPropios: boolean
  /** Hosts of push services besides those of the common browsers. */
  pushServices: string[]
  /** How long a node's claim on a delivery holds before another node may send it. */
  claimMs: number
  /** Days after which customers' names are erased; null for never. */
  nombresDias: number | null
  /** Days after which turnos and activity are deleted; null for never. */
  historiaDias: number | null
}

interface Setting<T> {
  name: string
  /** The default as an operator would write it; empty for none. */
  fallback: string
  description: string
  parse: (value: string, name: string) => T
}

const text = (value: string): string => value
const optional =
  <T>(parse: (value: string, name: string) => T) =>
  (value: string, name: string): T | null =>
    value === '' ? null : parse(value, name)

function port(value: string, name: string): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number > 65_535) fail(name, 'debe ser un número de puerto, de 0 a 65535')
  return number
}

const url =
  (...schemes: string[]) =>
  (value: string, name: string): string => {
    const parsed = URL.parse(value)
    if (!parsed || !schemes.includes(parsed.protocol.slice(0, -1))) {
      fail(name, `debe ser una dirección ${schemes.map((s) => `${s}://…`).join(' o ')}`)
    }
    return value
  }

const word =
  <T extends string>(...words: T[]) =>
  (value: string, name: string): T => {
    if (!(words as string[]).includes(value)) fail(name, `debe ser ${words.join(' o ')}`)
    return value as T
  }

const BRAND_LENGTH_MAX = 60

function brand(value: string, name: string): string {
  if (value.length > BRAND_LENGTH_MAX || /\p{Cc}/u.test(value)) {
    fail(name, `debe ser un nombre de ${BRAND_LENGTH_MAX} caracteres o menos, en una línea`)
  }
  return value
}

/** The name of a file directly in DATA_DIR. */
function fileName(value: string, name: string): string {
  if (!/^[\w-][\w .-]*$/.test(value)) fail(name, 'debe ser el nombre de un archivo de DATA_DIR')
  return value
}

const onOff = (value: string, name: string): boolean => word('on', 'off')(value, name) === 'on'

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

function proxies(value: string, name: string): string[] {
  const parts = value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of parts) {
    const [address = '', bits = '0'] = part.split('/')
    const known = PROXY_NAMES.includes(part) || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits))
    if (!known) fail(name, 'debe ser loopback o una lista de direcciones y rangos, como 10.0.0.0/8')
  }
  return parts
}

function hosts(value: string, name: string): string[] {
  const parts = value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of parts) {
    if (!/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(part))
      fail(name, 'debe ser una lista de nombres, como push.ejemplo.com o *.push.ejemplo.com')
  }
  return parts
}

function secret(value: string, name: string): string {
  if (value.length < 32) fail(name, 'debe tener al menos 32 caracteres al azar')
  return value
}

const DIAS_MAXIMO = 3650

const days =
  (min: number) =>
  (value: string, name: string): number | null => {
    if (value === 'off') return null
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < min || number > DIAS_MAXIMO) {
      fail(name, `debe ser un número de días, de ${min} a ${DIAS_MAXIMO}, u off`)
    }
    return number
  }

const TOMA_S = { min: 5, max: 600 }

/** Parses a number of seconds. Returns milliseconds. */
function seconds(value: string, name: string): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < TOMA_S.min || number > TOMA_S.max) {
    fail(name, `debe ser un número de segundos, de ${TOMA_S.min} a ${TOMA_S.max}`)
  }
  return number * 1000
}

function fail(name: string, rule: string): never {
  throw new ConfigError(`Configuración: ${name} ${rule}.`)
}

/** Every setting of the server. */
export const SETTINGS = {
  instalacion: setting(
    'INSTALLATION',
    'servicio',
    'servicio, con precios y registro abierto, o propia: para tus empresas, sin precios ni límites',
    word('servicio', 'propia'),
  ),
  registration: setting(
    'REGISTRATION',
    '',
    'Quién crea cuentas: open, invite (con invitación de un equipo) o closed; vacío: open, o invite si es propia',
    optional(word(...REGISTRATIONS)),
  ),
  brandName: setting('BRAND_NAME', 'Turnero', 'Nombre del servicio en páginas y correos', brand),
  brandLogo: setting(
    'BRAND_LOGO',
    '',
    'Logo del servicio: el nombre de un archivo PNG, JPEG o WebP de DATA_DIR',
    optional(fileName),
  ),
  termsUrl: setting(
    'TERMS_URL',
    '',
    'Dirección de tus términos y condiciones; /terminos lleva a ella',
    optional(url('http', 'https')),
  ),
  port: setting('PORT', '3000', 'Puerto en el que escucha', port),
  host: setting('HOST', '0.0.0.0', 'Dirección en la que escucha', text),
  dataDir: setting('DATA_DIR', './data', 'Carpeta de los datos', text),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'postgres://… para usar PostgreSQL; vacío: SQLite en DATA_DIR',
    optional(url('postgres', 'postgresql')),
  ),
  migrationUrl: setting(
    'MIGRATION_URL',
    '',
    'postgres://… del rol que crea y cambia las tablas; el de DATABASE_URL solo lee y escribe en ellas',
    optional(url('postgres', 'postgresql')),
  ),
  preparedStatements: setting(
    'PREPARED_STATEMENTS',
    'on',
    'Sentencias preparadas de PostgreSQL: on, u off detrás de un PgBouncer anterior a 1.21',
    onOff,
  ),
  redisUrl: setting('REDIS_URL', '', 'redis://… para unir varios nodos', optional(url('redis', 'rediss'))),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Dirección pública, para los enlaces de los correos; con https:// activa HSTS y cookies seguras',
    optional(url('http', 'https')),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '',
    'smtp://… o smtps://…; vacío: los correos quedan como archivos .eml en DATA_DIR/correo',
    optional(url('smtp', 'smtps')),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    '',
    'Remitente de los correos, como Turnero <turnos@ejemplo.com>; vacío: BRAND_NAME <no-responder@localhost>',
    text,
  ),
  supportEmail: setting('SUPPORT_EMAIL', '', 'Correo de contacto que se muestra en las páginas', text),
  sessionSecret: setting(
    'SESSION_SECRET',
    '',
    'Secreto de las sesiones, 32 caracteres o más; obligatorio con PostgreSQL, si no se crea en DATA_DIR',
    optional(secret),
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    '',
    'Proxies de confianza: loopback o direcciones y rangos separados por comas',
    proxies,
  ),
  catalogo: setting(
    'PLAN_CATALOG',
    'pagina',
    'Catálogo de planes: pagina o portada',
    word(...NOMBRES_CATALOGO),
  ),
  planFijo: setting(
    'DEFAULT_PLAN',
    '',
    'Plan fijo para todas las cuentas, sin periodo de prueba',
    optional(text),
  ),
  rateLimit: setting('RATE_LIMIT', 'on', 'Límites de peticiones: on u off', onOff),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'Detalle del registro: fatal, error, warn, info, debug, trace o silent',
    word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    '',
    'Token (Bearer) para leer /metrics desde fuera de esta máquina',
    optional(secret),
  ),
  whatsappUrl: setting(
    'WHATSAPP_URL',
    'https://graph.facebook.com/v23.0',
    'Dirección de la API de WhatsApp, con su versión',
    url('http', 'https'),
  ),
  twilioUrl: setting(
    'TWILIO_URL',
    'https://api.twilio.com',
    'Dirección de la API de Twilio',
    url('http', 'https'),
  ),
  destinosPropios: setting(
    'PRIVATE_DESTINATIONS',
    'off',
    'Si los avisos pueden ir a direcciones de la red propia y sin https: on u off',
    onOff,
  ),
  pushServices: setting(
    'PUSH_SERVICES',
    '',
    'Servicios de notificaciones que se agregan a los de los navegadores conocidos, separados por comas',
    hosts,
  ),
  claimMs: setting(
    'CLAIM_SECONDS',
    '30',
    'Segundos tras los que otro nodo envía los correos y avisos de uno que murió; el mismo en todos',
    seconds,
  ),
  nombresDias: setting(
    'NAME_RETENTION_DAYS',
    '90',
    'Días tras la jornada en que se borran los nombres de los clientes; off: no se borran',
    days(1),
  ),
  historiaDias: setting(
    'HISTORY_RETENTION_DAYS',
    '730',
    'Días que se guardan los turnos y la actividad; las estadísticas se conservan; off: no se borran',
    // Tracking codes and deliveries of the last month still refer to turnos.
    days(31),
  ),
} as const

function setting<T>(
  name: string,
  fallback: string,
  description: string,
  parse: (value: string, name: string) => T,
): Setting<T> {
  return { name, fallback, description, parse }
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const read = <T>({ name, fallback, parse }: Setting<T>): T =>
    parse((env[name] ?? '').trim() || fallback, name)
  const propia = read(SETTINGS.instalacion) === 'propia'
  const catalogo = read(SETTINGS.catalogo)
  const brandName = read(SETTINGS.brandName)
  const config: Config = {
    installation: {
      propia,
      registration: read(SETTINGS.registration) ?? (propia ? 'invite' : 'open'),
      brandName,
      brandLogo: read(SETTINGS.brandLogo),
      termsUrl: read(SETTINGS.termsUrl),
    },
    port: read(SETTINGS.port),
    host: read(SETTINGS.host),
    dataDir: read(SETTINGS.dataDir),
    databaseUrl: read(SETTINGS.databaseUrl),
    migrationUrl: read(SETTINGS.migrationUrl),
    preparedStatements: read(SETTINGS.preparedStatements),
    redisUrl: read(SETTINGS.redisUrl),
    publicUrl: read(SETTINGS.publicUrl),
    smtpUrl: read(SETTINGS.smtpUrl),
    mailFrom: read(SETTINGS.mailFrom) || `"${brandName.replace(/["\\]/g, '')}" <no-responder@localhost>`,
    supportEmail: read(SETTINGS.supportEmail),
    sessionSecret: read(SETTINGS.sessionSecret),
    trustProxy: read(SETTINGS.trustProxy),
    catalogo,
    planFijo: read(SETTINGS.planFijo) ?? (propia ? planMayor(catalogo).id : null),
    rateLimit: read(SETTINGS.rateLimit),
    logLevel: read(SETTINGS.logLevel),
    metricsToken: read(SETTINGS.metricsToken),
    whatsappUrl: read(SETTINGS.whatsappUrl),
    twilioUrl: read(SETTINGS.twilioUrl),
    destinosPropios: read(SETTINGS.destinosPropios),
    pushServices: read(SETTINGS.pushServices),
    claimMs: read(SETTINGS.claimMs),
    nombresDias: read(SETTINGS.nombresDias),
    historiaDias: read(SETTINGS.historiaDias),
  }
  if (config.databaseUrl && !config.sessionSecret) {
    fail(SETTINGS.sessionSecret.name, 'es obligatorio con PostgreSQL, e igual en todos los nodos')
  }
  if (config.migrationUrl && !config.databaseUrl) {
    fail(SETTINGS.migrationUrl.name, 'necesita DATABASE_URL')
  }
  if (config.planFijo && !buscarPlan(config.catalogo, config.planFijo)) {
    fail(SETTINGS.planFijo.name, `no es un plan del catálogo ${config.catalogo}`)
  }
  return config
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_DIR } from '#server/base/build-dir.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { advertencia, bien, falla, type Hallazgo } from './revision.ts'

const BUILD = join(BUILD_DIR, 'client')

/** Reads the settings as the server does. `config` is null if the server would not start. */
export function revisarAjustes(env: Record<string, string | undefined>): {
  config: Config | null
  hallazgos: Hallazgo[]
} {
  try {
    const config = readConfig(env)
    return { config, hallazgos: [bien('ajustes', 'el servidor los acepta'), ...consejos(config)] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const texto = error.message.replace(/^Configuración: /, '')
    return { config: null, hallazgos: [falla('ajustes', texto, 'corrige esa variable de entorno')] }
  }
}

function consejos(c: Config): Hallazgo[] {
  const hallazgos: Hallazgo[] = []
  if (!c.publicUrl) {
    hallazgos.push(
      advertencia(
        'dirección',
        'PUBLIC_URL está vacío',
        'ponlo para que los enlaces de los correos sirvan fuera de aquí',
      ),
    )
  } else if (c.publicUrl.startsWith('https:') && c.trustProxy.length === 0) {
    hallazgos.push(
      advertencia(
        'proxy',
        'PUBLIC_URL es https y TRUST_PROXY está vacío',
        'pon TRUST_PROXY=loopback (o la dirección del proxy), si no todos los clientes comparten un límite',
      ),
    )
  }
  if (c.databaseUrl && !c.redisUrl) {
    hallazgos.push(
      advertencia(
        'avisos',
        'hay PostgreSQL sin REDIS_URL',
        'con más de un nodo pon REDIS_URL; con uno solo está bien así',
      ),
    )
  }
  if (!c.rateLimit) {
    hallazgos.push(
      advertencia('límites', 'RATE_LIMIT está en off', 'déjalo en on si el servicio se ve desde internet'),
    )
  }
  if (!existsSync(BUILD)) {
    hallazgos.push(
      falla('páginas', 'falta la aplicación web construida', 'ejecuta: node scripts/prepare.mjs'),
    )
  }
  return hallazgos
}

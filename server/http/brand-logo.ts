import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError } from '#server/config.ts'
import { logoLimpio } from '#server/cuentas/logo-limpio.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Serves BRAND_LOGO. Returns its address, which changes with the image; empty without one. */
export async function installBrandLogo(app: FastifyInstance, config: Config): Promise<string> {
  const { brandLogo } = config.installation
  if (!brandLogo) return ''
  const image = await readFile(join(config.dataDir, brandLogo))
    .then(logoLimpio)
    .catch(() => {
      throw new ConfigError(
        `Configuración: BRAND_LOGO debe ser una imagen PNG, JPEG o WebP en ${config.dataDir}.`,
      )
    })
  const path = `/marca-${createHash('sha256').update(image).digest('hex').slice(0, 12)}.webp`
  app.get(path, (_request, reply) => reply.header('cache-control', YEAR).type('image/webp').send(image))
  return path
}

import type { FastifyInstance } from 'fastify'
import { Rechazo } from '#server/base/rechazo.ts'
import type { Deps } from './deps.ts'

const PATH = '/.well-known/security.txt'
const VALID_MS = 180 * 24 * 3_600_000

/** Serves security.txt (RFC 9116), only when SUPPORT_EMAIL is set. */
export function installSecurityTxt(app: FastifyInstance, { config, clock }: Deps): void {
  const { supportEmail, publicUrl } = config
  app.get(PATH, async (_request, reply) => {
    if (!supportEmail) throw new Rechazo('ruta_desconocida')
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${new Date(clock() + VALID_MS).toISOString()}`,
      'Preferred-Languages: es, en',
      ...(publicUrl ? [`Canonical: ${new URL(PATH, publicUrl)}`] : []),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

import type { FastifyInstance } from 'fastify'
import { LOGOS } from '#contract/empresa.ts'
import { isUuid } from '#server/base/ids.ts'
import { findLogoImagen } from '#server/store/logos.ts'
import type { Deps } from './deps.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Uploaded logos. Their address changes with the image, so a browser asks once. */
export function installLogos(app: FastifyInstance, { store }: Deps): void {
  app.get<{ Params: { empresaId: string; archivo: string } }>(
    `${LOGOS}:empresaId/:archivo`,
    async (request, reply) => {
      const { empresaId, archivo } = request.params
      const [, huella] = /^([\w-]+)\.webp$/.exec(archivo) ?? []
      const logo =
        huella && isUuid(empresaId) && (await findLogoImagen(store.db, { uuid: empresaId, huella }))
      if (!logo) return reply.callNotFound()
      return reply
        .header('cache-control', YEAR)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(Buffer.from(logo.imagen, 'base64'))
    },
  )
}

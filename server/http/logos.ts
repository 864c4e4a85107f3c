import type { FastifyInstance } from 'fastify'
import { LOGOS } from '#contract/empresa.ts'
import { isUuid } from '#server/base/ids.ts'
import { findLogoImagen } from '#server/store/logos.ts'
import type { Deps } from './deps.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** Serves uploaded logos. Their URL changes with the image, so browsers may cache them for ever. */
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

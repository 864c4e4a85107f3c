import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { publicoDe } from './public-pages.ts'

const icon = (file: string, size: number, purpose: string) => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const ICONS = [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')]

/** Serves the manifest that lets a phone install an empresa's page as an app. */
export function installManifest(app: FastifyInstance, deps: Deps, brandLogo: string): void {
  app.get('/mi-turno/:empresaId/manifest.webmanifest', async (request, reply) => {
    const { empresaId } = request.params as { empresaId: string }
    const known = await publicoDe(deps, request, empresaId.toLowerCase())
    if (!known) return reply.code(known === null ? 404 : 503).send()
    const { nombre, colorPrimario, idioma } = known.empresa
    const logo = known.empresa.logo || brandLogo
    const start = `/mi-turno/${known.empresa.id}`
    const manifest = {
      id: start,
      name: nombre,
      short_name: nombre,
      lang: idioma,
      start_url: start,
      scope: start,
      display: 'standalone',
      background_color: '#f7f8fb',
      theme_color: colorPrimario,
      // Phones need the sizes of ours; those that show any size take the logo.
      icons: [...(logo ? [{ src: logo, sizes: 'any', type: 'image/webp', purpose: 'any' }] : []), ...ICONS],
    }
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8')
    return reply.send(JSON.stringify(manifest))
  })
}

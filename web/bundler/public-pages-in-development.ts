import type { Plugin } from 'vite'
import type { EscribirPagina, MarcaPagina, Pagina } from '#contract/paginas.ts'
import { SERVICE } from '#web/lib/page/installation.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

const ROUTES = Object.entries(PUBLIC_PAGES).map(([name, path]) => ({
  name: name as Pagina,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/?]+)')}(?:\\?.*)?$`, 'i'),
}))

// Stubs for the refresh runtime that the router's plugin injects. These pages reload instead.
const WITHOUT_REFRESH = `<script>window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true</script>`

/** Serves the customer pages in development, where Vite serves the modules. They fetch their data themselves. */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: 'turnero:public-pages',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? ''
        const route = ROUTES.find(({ pattern }) => pattern.test(url))
        if (!route || request.method !== 'GET') return next()
        const [, empresaId = '', colaId = ''] = route.pattern.exec(url) ?? []
        const { escribirPagina, ponerMarca } = (await server.ssrLoadModule('/web/pages.tsx')) as {
          escribirPagina: EscribirPagina
          ponerMarca: (marca: MarcaPagina) => void
        }
        ponerMarca({ ...SERVICE, atributos: '' })
        const { html } = escribirPagina(
          route.name,
          { empresaId, colaId, llave: '', idioma: 'es', textos: { es: '', en: '', pt: '' } },
          { script: `/web/features/${route.name}/main.tsx`, modulos: [], estilo: '' },
        )
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(
          (await server.transformIndexHtml(url, html)).replace('<head>', `<head>${WITHOUT_REFRESH}`),
        )
      })
    },
  }
}

import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { EscribirInicio, EscribirPagina, MarcaPagina, Pagina } from '#contract/paginas.ts'
import { inicio } from '#texts/inicio.ts'
import { kiosco } from '#texts/kiosco.ts'
import { miTurno } from '#texts/mi-turno.ts'
import { verificarTurno } from '#texts/verificar-turno.ts'
import { KioscoScreen } from '#web/features/kiosco/kiosco-screen.tsx'
import { InicioScreen } from './features/inicio/inicio-screen.tsx'
import { hideFormScript } from './features/mi-turno/hide-form-script.ts'
import { MiTurnoScreen } from './features/mi-turno/mi-turno-screen.tsx'
import { VerificarTurnoScreen } from './features/verificar-turno/verificar-turno-screen.tsx'
import { themeScript } from './lib/browser/theme.ts'
import { logo, marca, setBrand } from './lib/page/installation.ts'
import { localeOf } from './lib/page/locale.ts'
import { DATA_ID, type PageProps, ROOT_ID } from './lib/page/page-data.ts'
import { Locale } from './lib/page/use-locale.ts'
import { setLanguage } from './texts/live.ts'

type Screen = {
  Screen: ComponentType<PageProps>
  title: () => string
  description: () => string
  /** False for pages of one company, which have no content for search engines. */
  indexed?: boolean
  /** An inline script that runs before the first paint. */
  script?: string
  installable?: boolean
}

const SCREENS: Record<Pagina, Screen> = {
  'mi-turno': {
    Screen: MiTurnoScreen,
    title: () => miTurno.titulo,
    description: () => miTurno.pedirTexto,
    script: hideFormScript,
    installable: true,
  },
  kiosco: { Screen: KioscoScreen, title: () => kiosco.titulo, description: () => kiosco.texto },
  'verificar-turno': {
    Screen: VerificarTurnoScreen,
    title: () => verificarTurno.titulo,
    description: () => verificarTurno.texto,
    indexed: true,
  },
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

let atributos = ''

/** Sets what all pages show of the installation. */
export function ponerMarca({ atributos: given, ...brand }: MarcaPagina): void {
  atributos = given
  setBrand(brand)
}

/** The icon of a page is the company's logo, else the installation's. */
const iconLink = (empresa: { logo: string } | undefined): string => {
  const own = empresa?.logo || logo()
  return own
    ? `<link rel="icon" href="${escapeHtml(own)}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
}

const THEME_COLORS = [
  '<meta name="theme-color" content="#f7f8fb" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#0e101a" media="(prefers-color-scheme: dark)">',
]

/** Renders the start page of an installation of one's own. It is only read; the site's script keeps it current. */
export const escribirInicio: EscribirInicio = (datos, { script, style }) => {
  setLanguage(datos.idioma)
  const empresa = datos.publico?.empresa
  const locale = localeOf(empresa?.zona)
  const cuerpo = renderToString(
    <Locale value={locale}>
      <InicioScreen datos={datos} />
    </Locale>,
  )
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(empresa?.nombre ?? marca())}</title>`,
    `<meta name="description" content="${escapeHtml(inicio.texto)}">`,
    ...THEME_COLORS,
    iconLink(empresa),
    `<link rel="stylesheet" href="${style}">`,
    `<script>${themeScript}</script>`,
    `<script type="module" src="${script}"></script>`,
  ]
  return {
    html: `<!doctype html><html lang="${locale}"${atributos}><head>${head.join('')}</head><body>${cuerpo}</body></html>`,
    enLinea: { scripts: [themeScript], estilos: [], cuerpo },
  }
}

/** Renders a customer page with the server's data. The server calls it; the build makes it a separate module. */
export const escribirPagina: EscribirPagina = (pagina, datos, { script, modulos, estilo }) => {
  setLanguage(datos.idioma)
  const { Screen, title, description, indexed, installable, script: early } = SCREENS[pagina]
  const locale = localeOf(datos.publico?.empresa.zona)
  const cuerpo = renderToString(
    <Locale value={locale}>
      <Screen datos={datos} />
    </Locale>,
  )
  const scripts = [themeScript, ...(early ? [early] : [])]
  const nombre = datos.publico?.empresa.nombre ?? marca()
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title()} · ${nombre}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description())}">`,
    ...(indexed ? [] : ['<meta name="robots" content="noindex">']),
    ...THEME_COLORS,
    iconLink(datos.publico?.empresa),
    ...(installable && datos.publico
      ? [
          `<link rel="manifest" href="/mi-turno/${datos.empresaId}/manifest.webmanifest">`,
          '<link rel="apple-touch-icon" href="/icons/180.png">',
        ]
      : []),
    `<style>${estilo}</style>`,
    ...scripts.map((text) => `<script>${text}</script>`),
    // Scripts are not needed for the first paint. On a slow phone the priority changes nothing (painted after 0.5 s,
    // hydrated after 1.4 s, nine loads each way), but Lighthouse would count them as needed for it.
    `<script defer fetchpriority="low" src="${datos.textos[datos.idioma]}"></script>`,
    ...modulos.map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}">`),
    `<script type="module" fetchpriority="low" src="${script}"></script>`,
  ]
  return {
    html: `<!doctype html><html lang="${locale}"${atributos}><head>${head.join('')}</head><body><div id="${ROOT_ID}">${cuerpo}</div><script type="application/json" id="${DATA_ID}">${json(datos)}</script></body></html>`,
    enLinea: { scripts, estilos: [estilo], cuerpo },
  }
}

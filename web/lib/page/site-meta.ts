import type { MetaDescriptor } from 'react-router'
import { IDIOMAS } from '#contract/idioma.ts'
import { rutaEn, rutaSinIdioma } from '#domain/idioma.ts'
import { comun } from '#texts/comun.ts'
import { idioma } from '#texts/idioma.ts'
import { origen } from './installation.ts'

type SitePage = {
  title: string
  description: string
  path: string
  /** Structured data (schema.org) for search engines. */
  data?: object
}

const alternate = (hrefLang: string, path: string) => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href: origen + path,
})

/** The metadata of a public page for search engines and link previews. */
export function siteMeta({ title, description, path, data }: SitePage): MetaDescriptor[] {
  const url = origen + path
  const plain = rutaSinIdioma(path)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...IDIOMAS.map((code) => alternate(code, rutaEn(code, plain))),
    alternate('x-default', plain),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: comun.producto },
    { property: 'og:locale', content: idioma.region },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origen}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: comun.descripcion },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
  ]
}

/** Like `siteMeta`, with the product appended to the title: 'Precios · Turnero'. */
export const namedPage = (page: SitePage) => siteMeta({ ...page, title: `${page.title} · ${comun.producto}` })

import type { MetaDescriptor } from 'react-router'
import { IDIOMAS } from '#contract/idioma.ts'
import { rutaEn, rutaSinIdioma } from '#domain/idioma.ts'
import { comun } from '#texts/comun.ts'
import { idioma } from '#texts/idioma.ts'
import { marca, origen, shows } from './installation.ts'

type SitePage = {
  title: string
  description: string
  /** The description in an installation of one's own, if it differs. */
  propia?: string
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
export function siteMeta({ title, description, propia, path, data }: SitePage): MetaDescriptor[] {
  const described = (tag: { name: string } | { property: string }) =>
    propia
      ? [
          { ...tag, content: description, 'data-solo': 'servicio' },
          { ...tag, content: propia, 'data-solo': 'propia' },
        ].filter((one) => shows(one['data-solo']))
      : [{ ...tag, content: description }]
  const url = origen + path
  const plain = rutaSinIdioma(path)
  return [
    { title },
    ...described({ name: 'description' }),
    { tagName: 'link', rel: 'canonical', href: url },
    ...IDIOMAS.map((code) => alternate(code, rutaEn(code, plain))),
    alternate('x-default', plain),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: marca() },
    { property: 'og:locale', content: idioma.region },
    { property: 'og:title', content: title },
    ...described({ property: 'og:description' }),
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origen}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: comun.descripcion },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : []),
  ]
}

/** Like `siteMeta`, with the brand appended to the title: 'Precios · Turnero'. */
export const namedPage = (page: SitePage) => siteMeta({ ...page, title: `${page.title} · ${marca()}` })

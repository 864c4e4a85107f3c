import type { Rolldown } from 'vite'

/** Names the files a page's style refers to. Fonts keep their own name, so that all pages share one file. */
export const assetNames =
  (page: string) =>
  ({ names }: Rolldown.PreRenderedAsset): string =>
    names.some((name) => name.endsWith('.woff2'))
      ? 'assets/[name]-[hash][extname]'
      : `assets/${page}-[hash][extname]`

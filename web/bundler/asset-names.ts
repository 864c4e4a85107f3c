import type { Rolldown } from 'vite'

/** Names of the files that a page's style refers to. A font keeps its own, so that all pages share one file. */
export const assetNames =
  (page: string) =>
  ({ names }: Rolldown.PreRenderedAsset): string =>
    names.some((name) => name.endsWith('.woff2'))
      ? 'assets/[name]-[hash][extname]'
      : `assets/${page}-[hash][extname]`

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiReference } from './web/bundler/api-reference.ts'
import { browsers } from './web/bundler/browsers.ts'
import { chunkGroups } from './web/bundler/chunks.ts'
import { contractInBrowser } from './web/bundler/contract-in-browser.ts'
import { monitorInDevelopment } from './web/bundler/monitor.ts'
import { publicPagesInDevelopment } from './web/bundler/public-pages-in-development.ts'
import { siteScript } from './web/bundler/site-script.ts'
import { appGroupsOf, liveTexts } from './web/bundler/texts.ts'

export default defineConfig({
  plugins: [
    liveTexts(appGroupsOf),
    contractInBrowser(),
    apiReference(),
    tailwindcss(),
    monitorInDevelopment(),
    publicPagesInDevelopment(),
    siteScript(),
    reactRouter(),
  ],
  build: {
    target: browsers,
    sourcemap: false,
    // The content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  // Find all dependencies at start, so that development never reloads to add one.
  optimizeDeps: { entries: ['web/root.tsx', 'web/layouts/**/*.tsx', 'web/features/**/*.tsx'] },
  server: {
    proxy: { '/api': { target: process.env.TURNERO_API ?? 'http://localhost:3001', ws: true } },
  },
})

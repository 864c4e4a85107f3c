import { build } from 'vite'
import { browsers } from './browsers.ts'

/** Builds /sw.js. Its URL must not change, because browsers look there for a new version. */
export async function buildServiceWorker(client: string) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'web/service-worker/main.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

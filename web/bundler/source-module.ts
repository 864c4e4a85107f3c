import { pathToFileURL } from 'node:url'
import { type Environment, runnerImport } from 'vite'

/**
 * Imports a TypeScript module of the project while the web is built. A build uses Node itself, which loads each module
 * once; Vite's runner would load it and everything it imports again for every call. Development uses the runner, because
 * there a module has to be read again after it changes.
 */
export async function importSource<T extends object>(file: string, { mode }: Environment): Promise<T> {
  if (mode !== 'build') return (await runnerImport<T>(file)).module
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

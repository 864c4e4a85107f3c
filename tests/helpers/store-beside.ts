import { onTestFinished } from 'vitest'
import type { TestApp } from '#harness/app.ts'
import { readConfig } from '#server/config.ts'
import type { Store } from '#server/store/db.ts'
import { openStore } from '#server/store/open.ts'

/**
 * Opens the data of a server a second time, as the command line does. Commands run in this process, so that a test can
 * define its own.
 */
export const openBeside = ({ env, app }: TestApp): Promise<Store> => openStore(readConfig(env), app.clock)

/** Opens it until the current test ends. */
export async function storeBeside(app: TestApp): Promise<Store> {
  const store = await openBeside(app)
  onTestFinished(() => store.close())
  return store
}

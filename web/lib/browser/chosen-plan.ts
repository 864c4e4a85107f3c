import { storage } from './storage.ts'

const KEY = 'turnero.plan'

/** The plan chosen on the price page, kept until the user confirms it in the settings. */
export const chosenPlan = {
  read: (): string | null => storage.get(KEY) || null,
  keep: (plan: string) => storage.set(KEY, plan),
  forget: () => storage.remove(KEY),
}

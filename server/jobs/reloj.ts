import { anotarReloj } from '#server/commands/reloj.ts'
import type { Store } from '#server/store/db.ts'
import { findConfirmado } from '#server/store/relojes.ts'

/** Stores the confirmed time. While it is behind, reads whether another node or the operator has confirmed a later one. */
export async function vigilarReloj(store: Store): Promise<void> {
  await store.confirmado.read()
  if (!store.confirmado.behind) await store.execute(anotarReloj, {})
  const known = store.confirmado.behind ? await findConfirmado(store.db) : null
  if (known !== null) store.confirmado.learn(known)
}

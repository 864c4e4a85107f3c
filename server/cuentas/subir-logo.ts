import { guardarLogo, type OrdenLogo } from '#server/commands/logo.ts'
import type { Store } from '#server/store/db.ts'
import { logoLimpio } from './logo-limpio.ts'

/** Keeps the logo of an empresa, encoded anew. Rejects with `imagen_no_admitida` what is no image of the three kinds. */
export async function subirLogo(store: Store, { imagen, ...orden }: OrdenLogo): Promise<void> {
  const webp = await logoLimpio(Buffer.from(imagen, 'base64'))
  await store.execute(guardarLogo, { ...orden, imagen: webp.toString('base64') })
}

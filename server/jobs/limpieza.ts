import { setImmediate } from 'node:timers/promises'
import { CODIGO_VALE_MS, liberarCodigos, limpiar, TODO_VENCIDO } from '#server/commands/limpieza.ts'
import { listCodigosAfter } from '#server/store/codigos.ts'
import type { Store } from '#server/store/db.ts'

const PAGE = 200

/** Deletes what has expired, in steps: other writes are served between them. */
export async function limpiarVencidos(store: Store, ahora: number): Promise<void> {
  await limpiarFilas(store)
  await liberarViejos(store, ahora)
}

/** All of it but tracking codes, which are walked one by one. */
export async function limpiarFilas(store: Store): Promise<void> {
  for (const que of TODO_VENCIDO) while (await store.execute(limpiar, { que }));
}

/**
 * Walks all tracking codes. An index by age would find the old ones at once, but every take would pay for it: 6 µs of
 * its 55 on the writing thread, and half a kilobyte.
 */
async function liberarViejos(store: Store, ahora: number): Promise<void> {
  let last = ''
  for (;;) {
    const page = await listCodigosAfter(store.db, { codigo: last, cuantos: PAGE })
    const old = page.filter(({ emitido_en }) => emitido_en === null || emitido_en < ahora - CODIGO_VALE_MS)
    if (old.length > 0) await store.execute(liberarCodigos, { codigos: old.map(({ codigo }) => codigo) })
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    last = end.codigo
    await setImmediate()
  }
}

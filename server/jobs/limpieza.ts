import { setImmediate } from 'node:timers/promises'
import { CODIGO_VALE_MS, liberarCodigos, limpiar, TODO_VENCIDO } from '#server/commands/limpieza.ts'
import { listCodigosAfter } from '#server/store/codigos.ts'
import type { Store } from '#server/store/db.ts'

const PAGE = 200

/** Deletes expired data in steps, so that other writes are served between them. */
export async function limpiarVencidos(store: Store, ahora: number): Promise<void> {
  await limpiarFilas(store)
  await liberarViejos(store, ahora)
}

/** Deletes all expired data except tracking codes. */
export async function limpiarFilas(store: Store): Promise<void> {
  for (const que of TODO_VENCIDO) while (await store.execute(limpiar, { que }));
}

/**
 * Scans all tracking codes for old ones. An index by age would avoid the scan, but it would cost every take 6 µs of its
 * 55 µs on the writing thread, and half a kilobyte.
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

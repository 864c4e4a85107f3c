import { sql } from 'kysely'
import type { ConfirmedClock, Db, Tx } from './db.ts'
import { readFirst, write } from './query.ts'
import { type Jump, persistBeforeDeletingMs, SteadyClock } from './steady-clock.ts'

/** The clocks of a store, which do not follow a wrong one. */
export interface Relojes {
  /** Orders turnos. */
  orden: SteadyClock
  /** Decides which turnos expire and which data is deleted. */
  confirmado: SteadyClock
}

interface Options {
  onJump?: ((jump: Jump) => void) | undefined
  onUnconfirmed?: ((jump: Jump) => void) | undefined
}

export const newRelojes = ({ onJump, onUnconfirmed }: Options = {}): Relojes => ({
  orden: new SteadyClock({ onJump }),
  confirmado: new SteadyClock({ onJump: onUnconfirmed, persistMs: persistBeforeDeletingMs }),
})

export const confirmedClock = (
  { confirmado }: Relojes,
  read: (clock: SteadyClock) => Promise<number>,
): ConfirmedClock => ({
  read: () => read(confirmado),
  get behind() {
    return confirmado.behind
  },
  learn: (instant) => confirmado.learn(instant),
})

const UNICA = sql.lit(1)

const stored = readFirst((q) => q.selectFrom('instalacion').select('confirmado_en').where('id', '=', UNICA))
const latestEvento = readFirst((q) => q.selectFrom('pulsos').select((eb) => eb.fn.max('reloj').as('reloj')))
/** Stores a confirmed time. */
export const saveConfirmado = write((q, p: { confirmadoEn: number }) =>
  q
    .insertInto('instalacion')
    .values({ id: UNICA, confirmado_en: p.confirmadoEn })
    .onConflict((c) => c.column('id').doUpdateSet({ confirmado_en: p.confirmadoEn })),
)

/** Returns the latest confirmed time that a server stored. Eventos count only without one: a wrong clock writes them too. */
export async function findConfirmado(db: Db): Promise<number | null> {
  const fila = await stored(db)
  if (fila) return fila.confirmado_en
  const reloj = (await latestEvento(db))?.reloj
  return reloj == null ? null : Math.floor(Number(reloj) / 1000)
}

/** Stores a confirmed time, unless a later one is stored. */
export async function saveLaterConfirmado(tx: Tx, confirmadoEn: number): Promise<void> {
  const fila = await stored(tx)
  if (!fila || fila.confirmado_en < confirmadoEn) await saveConfirmado(tx, { confirmadoEn })
}

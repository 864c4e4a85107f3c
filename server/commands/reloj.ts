import { command } from '#server/store/command.ts'
import { saveConfirmado, saveLaterConfirmado } from '#server/store/relojes.ts'

/** Stores the confirmed time, with which the next start compares its clock. */
export const anotarReloj = command<object, null>(
  'anotarReloj',
  () => ['reloj'],
  async (tx, _, { confirmado }) => {
    await saveLaterConfirmado(tx, confirmado)
    return null
  },
)

/** Stores the current time as confirmed, because the operator says that the clock is right. Returns that time. */
export const confirmarReloj = command<object, number>(
  'confirmarReloj',
  () => ['reloj'],
  async (tx, _, { ahora }) => {
    await saveConfirmado(tx, { confirmadoEn: ahora })
    return ahora
  },
)

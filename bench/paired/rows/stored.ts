import { storedPerTurn } from '../../stored.ts'
import type { PairedRow } from '../subject.ts'

export const storedRow: PairedRow = {
  name: 'stored',
  title: 'a turn with its events',
  once: true,
  open: async ({ root }, { short }) => ({
    round: async () => ({ stored: (await storedPerTurn(short ? 1000 : 20_000, root)) / 1024 }),
    close: async () => {},
  }),
}

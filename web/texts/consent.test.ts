import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { CONSENTIMIENTOS } from '#contract/avisos.ts'
import { IDIOMAS } from '#contract/idioma.ts'
import { textsOf } from '#web/bundler/texts.ts'

/** Every consent text that customers were ever shown, by its number. Lines are only added. */
const TEXTS: Record<number, string> = {
  1: '5302a8ecf6289d0d',
  2: '672525b5900d72ec',
  3: '5e6cead290e0b2c7',
}

test('a consent text that changes gets another number', async () => {
  for (const idioma of IDIOMAS) {
    const { avisame } = await textsOf<typeof import('#texts/avisame.ts')>(idioma, 'avisame')
    const said = avisame.consentimiento('Clínica')
    expect(createHash('sha256').update(said).digest('hex').slice(0, 16)).toBe(TEXTS[CONSENTIMIENTOS[idioma]])
  }
})

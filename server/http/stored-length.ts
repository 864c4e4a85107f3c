/** The part of Ajv that is used here. */
interface Checker {
  removeKeyword(name: string): unknown
  addKeyword(definition: string | object): unknown
}

interface Check {
  (limit: number, text: string): boolean
  errors?: object[]
}

const codePoints = (text: string): number => {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Whether a text has at most `limit` characters, both as sent and as stored (NFC). */
function fits(limit: number, text: string): boolean {
  // NFC turns one character into three at most.
  if (text.length * 3 <= limit) return true
  return codePoints(text) <= limit && codePoints(text.normalize('NFC')) <= limit
}

/** Replaces `maxLength`, which only counts the text as sent: some letters become longer in NFC, as it is stored. */
export function countStoredLength<C extends Checker>(checker: C): C {
  const validate: Check = (limit, text) => {
    if (fits(limit, text)) return true
    validate.errors = [{ keyword: 'maxLength', params: { limit } }]
    return false
  }
  checker.removeKeyword('maxLength')
  checker.addKeyword({
    keyword: 'maxLength',
    type: 'string',
    schemaType: 'number',
    validate,
    errors: true,
  })
  return checker
}

/** What is needed of the schema checker. */
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

/** Whether a text has at most so many characters, as sent and in the composed form in which it is stored. */
function fits(limit: number, text: string): boolean {
  // No character becomes more than three when it is composed.
  if (text.length * 3 <= limit) return true
  return codePoints(text) <= limit && codePoints(text.normalize('NFC')) <= limit
}

/** Replaces the check of `maxLength`, which counts a text as it was sent: some letters grow when it is composed. */
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

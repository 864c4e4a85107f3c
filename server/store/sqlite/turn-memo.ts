/** Caches reads for one turn of the event loop, so that concurrent callers share them. */
export class TurnMemo {
  readonly #known = new Map<unknown, Map<string, unknown>>()
  #ending = false

  remember<T>(question: unknown, about: object, read: () => T): T {
    let answers = this.#known.get(question)
    if (!answers) {
      answers = new Map()
      this.#known.set(question, answers)
      this.#clearAtEnd()
    }
    const key = Object.values(about).join(' ')
    const known = answers.get(key) as { answer: T } | undefined
    if (known) return known.answer
    const answer = read()
    answers.set(key, { answer })
    return answer
  }

  clear(): void {
    this.#known.clear()
  }

  #clearAtEnd(): void {
    if (this.#ending) return
    this.#ending = true
    setImmediate(() => {
      this.#ending = false
      this.clear()
    })
  }
}

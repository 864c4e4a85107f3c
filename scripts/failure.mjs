import { stopAll } from './processes.mjs'

// An error that the operator can act on: printed as one line, without a stack.
export class Failure extends Error {
  constructor(message, detail = '') {
    super(message)
    this.detail = detail
  }
}

export function printFailure(error) {
  if (!(error instanceof Failure)) return console.error(error)
  if (error.detail) console.error(error.detail.trimEnd())
  console.error(error.message)
}

export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    printFailure(error)
    await stopAll()
    process.exit(1)
  }
}

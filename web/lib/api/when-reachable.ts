import { endpoints } from '#contract/endpoints.ts'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'

const ASK_MS = 3000

/** Runs `then` once the server answers again. Returns a function that stops waiting. */
export function whenReachable(then: () => void): () => void {
  let stopped = false
  const ask = () =>
    call(endpoints.salud).then(
      () => !stopped && then(),
      // Any reply, even an error, shows that the network works.
      (error) => {
        if (!stopped && error instanceof ApiError && error.status > 0) then()
      },
    )
  const timer = setInterval(ask, ASK_MS)
  addEventListener('online', ask)
  return () => {
    stopped = true
    clearInterval(timer)
    removeEventListener('online', ask)
  }
}

let leaving = false
let onLeft = () => {}

/** Whether the user is signing out: queries the server refuses because of that are not repeated. */
export const isLeaving = (): boolean => leaving

/** Call when no screen that needs a session is mounted any more. */
export const tellLeft = (): void => onLeft()

/**
 * Ends the session on the server with `end`, then navigates with `away`. The page keeps its content until it has left
 * the screen. Only then does `forget` clear the session in this browser, so that no page falls back to its loading
 * state.
 */
export async function leave<T>(
  end: () => Promise<T>,
  away: (ended: T) => Promise<void> | void,
  forget: () => void,
): Promise<void> {
  leaving = true
  try {
    const ended = await end()
    const left = new Promise<void>((resolve) => {
      onLeft = resolve
    })
    await away(ended)
    await left
    forget()
  } finally {
    leaving = false
  }
}

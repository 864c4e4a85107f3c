let leaving = false
let onLeft = () => {}

/** Whether the session is ending on purpose: what the server takes away then is not asked for again. */
export const isLeaving = (): boolean => leaving

/** Told once nothing that needs a session is on the screen any more. */
export const tellLeft = (): void => onLeft()

/**
 * Ends the session by `end`, on the server first, then leads elsewhere by `away`. The page keeps what it shows until it
 * is off the screen: only then does this browser `forget` the session, so that no page turns into one that loads.
 */
export async function leave(
  end: () => Promise<unknown>,
  away: () => Promise<void> | void,
  forget: () => void,
): Promise<void> {
  leaving = true
  try {
    await end()
    const left = new Promise<void>((resolve) => {
      onLeft = resolve
    })
    await away()
    await left
    forget()
  } finally {
    leaving = false
  }
}

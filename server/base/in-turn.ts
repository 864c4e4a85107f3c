/** Returns a function that runs tasks one after another. A task that fails does not stop the next. */
export function inTurn(): <T>(task: () => T | Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const done = tail.then(task)
    tail = done.catch(() => {})
    return done
  }
}

/** Requests that a page of the panel began before its scripts were there: web/bundler/early-start.ts. */
export interface Early {
  /** Where they were begun. */
  path: string
  replies: Record<string, Promise<Response>>
}

declare global {
  var turneroEarly: Early | undefined
}

/** The reply to a request that was begun early, once. Another page, or another session, asks anew. */
export function takeEarly(method: string, url: string): Promise<Response> | undefined {
  const early = globalThis.turneroEarly
  if (!early) return
  if (early.path !== location.pathname) {
    globalThis.turneroEarly = undefined
    return
  }
  if (method !== 'GET') return
  const reply = early.replies[url]
  delete early.replies[url]
  return reply
}

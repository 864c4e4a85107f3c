/** The Wake Lock API exists only in secure contexts of newer browsers. */
export const canStayAwake = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Keeps the screen on until the returned function is called. Does nothing without browser support. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true

  async function ask() {
    if (!wanted || !canStayAwake() || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch {
      // Refused, for example with a low battery: the screen turns off as usual.
    }
  }

  // The browser releases the lock when the page is hidden.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => {})
  }
}

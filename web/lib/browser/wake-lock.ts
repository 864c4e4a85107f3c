/** Only secure contexts of newer browsers can keep the screen on. */
export const canStayAwake = () => typeof navigator !== 'undefined' && 'wakeLock' in navigator

/** Keeps the screen on until the returned function is called; does nothing where it cannot. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true

  async function ask() {
    if (!wanted || !canStayAwake() || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      if (!wanted) await lock.release()
    } catch {
      // Refused, as with a low battery: the screen turns off as usual.
    }
  }

  // A hidden page loses its lock.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release().catch(() => {})
  }
}

// Private windows and locked-down browsers refuse localStorage. Values are then kept in memory for this tab.
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/** Calls `listener` when a value is stored or removed, in this tab or another. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const notify = () => {
  for (const listener of listeners) listener()
}

export const storage = {
  get(key: string): string | null {
    if (memory.has(key)) return memory.get(key) ?? null
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
    notify()
  },

  remove(key: string) {
    drop(key)
    notify()
  },
}

function drop(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** Returns the stored object, or null when it is missing, damaged or rejected by `isValid`. */
export function readJson<T>(key: string, isValid: (value: unknown) => value is T): T | null {
  const raw = storage.get(key)
  if (raw === null) return null
  try {
    const value: unknown = JSON.parse(raw)
    if (isValid(value)) return value
  } catch {
    // Damaged; removed below.
  }
  // `remove` would notify listeners, and this may run while a component renders.
  drop(key)
  return null
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

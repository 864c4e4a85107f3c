let last = { instant: 0, text: '1970-01-01T00:00:00.000Z' }

/** An instant as it travels. Replies of the same millisecond share their text: 1.6 µs of a look-up's 30. */
export function iso(instant: number): string {
  if (instant !== last.instant) last = { instant, text: new Date(instant).toISOString() }
  return last.text
}

export const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant))

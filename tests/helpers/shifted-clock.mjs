// Preloaded by a server: its clock is wrong by CLOCK_SHIFT_MS.
const now = Date.now
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
Date.now = () => now() + shift

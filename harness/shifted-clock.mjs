// Preloaded by a server: its clock is wrong by CLOCK_SHIFT_MS, and by CLOCK_JUMP_MS more between two SIGUSR2.
const now = Date.now
let shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
let jump = Number(process.env.CLOCK_JUMP_MS ?? 0)
Date.now = () => now() + shift
process.on('SIGUSR2', () => {
  shift += jump
  jump = -jump
})

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

function read(action) {
  try {
    return String(action())
  } catch {
    return ''
  }
}

// Every process of a run names its temporary folder: in TMPDIR, in an argument or as its working folder. PostgreSQL and
// Chromium overwrite their environment, so one sign is not enough.
function findLeftovers(folder) {
  const pids = read(() => readdirSync('/proc'))
    .split(',')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.flatMap((pid) => {
    const command = read(() => readFileSync(`/proc/${pid}/cmdline`))
      .replaceAll('\0', ' ')
      .trim()
    const signs = [
      command,
      read(() => readFileSync(`/proc/${pid}/environ`)),
      read(() => readlinkSync(`/proc/${pid}/cwd`)),
    ]
    return signs.some((sign) => sign.includes(folder)) ? [{ pid: Number(pid), command }] : []
  })
}

// Kills what is still running after a short grace period, and returns it.
export async function endLeftovers(folder, graceMs = 2000) {
  const deadline = Date.now() + graceMs
  let found = findLeftovers(folder)
  while (found.length > 0 && Date.now() < deadline) {
    await sleep(100)
    found = findLeftovers(folder)
  }
  for (const { pid } of found) read(() => process.kill(pid, 'SIGKILL'))
  return found
}

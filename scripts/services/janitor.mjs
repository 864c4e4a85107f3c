// Cleans up after a test run, from outside its process group. The run holds our standard input open; when it closes,
// the run has ended, perhaps by SIGKILL, and its processes and files are removed.
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { endLeftovers } from './leftovers.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const folder = await text(process.stdin)
if (folder) {
  await endLeftovers(folder, 0)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

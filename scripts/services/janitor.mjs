// Cleans up after a test run, from outside its process group. The run holds our standard input open; when it closes,
// the run has ended, perhaps by SIGKILL, and its processes and files are removed.
import { rmSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { endLeftovers } from './leftovers.mjs'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const input = await text(process.stdin)
if (input) {
  const { name, folders } = JSON.parse(input)
  await endLeftovers(name, 0)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

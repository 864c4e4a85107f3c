import { nodeBinary } from './node-binary.mjs'
import { inProject } from './project.mjs'

// Started by file on the pinned Node: npm and npx would cost half a second each.
const ENTRIES = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  'react-router': '@react-router/dev/bin.cjs',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
}

// [command, args], as launch and run expect them.
export const tool = (name, ...args) => [nodeBinary(), [inProject('node_modules', ENTRIES[name]), ...args]]

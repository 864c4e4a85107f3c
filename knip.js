import tooling from './tooling/package.json' with { type: 'json' }

export default {
  entry: [
    'scripts/*.mjs',
    'server/main.ts',
    'server/cli/main.ts',
    'web/**/main.{ts,tsx}',
    'web/pages.tsx',
    '{bench,drills}/main.ts',
    'tests/fixtures/*/make.ts',
    'tests/helpers/shifted-clock.mjs',
  ],
  project: ['**/*.{ts,tsx,css,mjs}'],
  vitest: true,
  playwright: true,
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The packages of tooling/ are used by files everywhere, and a workspace counts only its own.
  ignoreWorkspaces: ['tooling'],
  ignoreDependencies: ['isbot', ...Object.keys(tooling.devDependencies)],
  ignoreBinaries: ['openssl', 'redis-server', 'strace'],
  ignoreIssues: { 'contract/**': ['exports'] },
}

import tooling from './tooling/package.json' with { type: 'json' }

export default {
  entry: [
    'scripts/*.mjs',
    'server/main.ts',
    'server/cli/main.ts',
    'web/**/main.{ts,tsx}',
    'web/pages.tsx',
    // The build assigns the texts by name.
    'web/texts/{en,pt}/*.ts',
    'web/texts/live.ts',
    '{bench,drills,tests/screenshots}/main.ts',
    'tests/fixtures/*/make.ts',
    'tests/helpers/shifted-clock.mjs',
    // Loaded before a server.
    'tests/helpers/bracket-server.ts',
  ],
  project: ['**/*.{ts,tsx,css,mjs}'],
  vitest: true,
  playwright: true,
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Files everywhere use the packages of tooling/, but knip attributes only a workspace's own files to it.
  ignoreWorkspaces: ['tooling'],
  // web/ui/fonts/make.py reads Inter.
  ignoreDependencies: ['isbot', '@fontsource-variable/inter', ...Object.keys(tooling.devDependencies)],
  ignoreBinaries: ['openssl', 'redis-server', 'strace'],
  ignoreIssues: { 'contract/**': ['exports'] },
}

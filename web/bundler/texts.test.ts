import { globSync, readFileSync } from 'node:fs'
import { build, parseSync, type Rolldown } from 'vite'
import { expect, expectTypeOf, test } from 'vitest'
import { IDIOMAS } from '#contract/idioma.ts'
import { notFound } from '#texts/not-found.ts'
import { notFound as english } from '../texts/en/not-found.ts'
import type { Texts } from '../texts/texts.ts'
import { dictionariesIn, liveTexts } from './texts.ts'

const toy = {
  titulo: 'Pagxo ne trovita',
  texto: 'La adreso ne ekzistas.',
  boton: 'Hejmen',
  posicion: 'Mia loko',
} satisfies Texts<typeof notFound>

test('a screen contains no sentence; each language has them in its own script', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [liveTexts(() => ['prueba'])],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'web/features/not-found/not-found-screen.tsx',
        preserveEntrySignatures: 'strict',
        external: ['react', 'react/jsx-runtime', 'react-router', 'lucide-react'],
      },
    },
  })) as Rolldown.RolldownOutput
  const screen = output[0].code
  const { prueba } = dictionariesIn(output.map(({ fileName }) => fileName))
  expect(Object.keys(prueba ?? {})).toEqual(expect.arrayContaining([...IDIOMAS]))
  const scriptOf = (url = '') => {
    const file = output.find(({ fileName }) => `/${fileName}` === url)
    return file?.type === 'asset' ? String(file.source) : ''
  }
  for (const sentence of Object.values(notFound)) {
    expect(screen).not.toContain(sentence)
    expect(scriptOf(prueba?.es)).toContain(sentence)
    expect(scriptOf(prueba?.en)).not.toContain(sentence)
  }
  for (const sentence of Object.values(english)) expect(scriptOf(prueba?.en)).toContain(sentence)
})

type Node = { type: string; [key: string]: unknown }

/** Returns the texts that a file reads while it loads, before the page has a language. */
function readsWhileLoading(file: string): string[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const body = program.body as unknown as Node[]
  const names = new Set<string>()
  for (const statement of body) {
    const source = (statement.source as { value?: string } | undefined)?.value ?? ''
    if (statement.type !== 'ImportDeclaration' || !source.startsWith('#texts/')) continue
    if (statement.importKind === 'type') continue
    for (const { local } of statement.specifiers as { local: { name: string } }[]) names.add(local.name)
  }
  const found: string[] = []
  const visit = (node: unknown, parent?: Node, key?: string): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, parent, key)
    if (!isNode(node)) return
    if (/Function|Import|^TS.*(Type|Interface)/.test(node.type)) return
    const isName = (parent?.type === 'MemberExpression' && key === 'property') || key === 'key'
    if (node.type === 'Identifier' && names.has(String(node.name)) && !isName) found.push(String(node.name))
    for (const [child, value] of Object.entries(node)) visit(value, node, child)
  }
  if (names.size > 0) visit(body)
  return found
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

test('no file reads a text while it loads, when the language is not known yet', () => {
  // The script of the monitor starts after its texts.
  const files = globSync('web/**/*.{ts,tsx}', {
    exclude: ['web/texts/**', '**/*.test.*', 'web/features/monitor/main.ts'],
  })
  expect(files.length).toBeGreaterThan(300)
  const wrong = files.flatMap((file) => readsWhileLoading(file).map((name) => `${file}: ${name}`))
  expect(wrong).toEqual([])
})

// Checked by the type checker: the following lines do not compile when the promise is broken.
test('a language that leaves a sentence out does not compile', () => {
  const { posicion: _, ...incomplete } = toy
  expectTypeOf(toy).toExtend<Texts<typeof notFound>>()
  expectTypeOf(incomplete).not.toExtend<Texts<typeof notFound>>()
})

test('lists, plurals and codes keep their shape in every language', () => {
  const es = {
    pasos: ['uno', 'dos'],
    personas: (cuantas: number) => `${cuantas} personas`,
    tarjetas: [{ id: 'nube', titulo: 'En la nube' }],
  } as const
  type Other = Texts<typeof es>
  expectTypeOf({
    pasos: ['unu', 'du'] as const,
    personas: (n: number) => `${n}`,
    tarjetas: [{ id: 'nube', titulo: 'Nubo' }] as const,
  }).toExtend<Other>()
  expectTypeOf<readonly ['unu']>().not.toExtend<Other['pasos']>()
  expectTypeOf<(name: string) => string>().not.toExtend<Other['personas']>()
  expectTypeOf<readonly [{ id: 'nubo'; titulo: string }]>().not.toExtend<Other['tarjetas']>()
})

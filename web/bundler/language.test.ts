import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, expectTypeOf, test } from 'vitest'
import { notFound } from '#texts/not-found.ts'
import type { Texts } from '../texts/texts.ts'
import { textsAlias } from './language.ts'

const toy = {
  titulo: 'Pagxo ne trovita',
  texto: 'La adreso ne ekzistas.',
  boton: 'Hejmen',
  posicion: 'Mia loko',
} satisfies Texts<typeof notFound>

/** Builds the screen as it would ship, with every package external. */
async function screenIn(alias: ReturnType<typeof textsAlias>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'web/features/not-found/not-found-screen.tsx', formats: ['es'], fileName: 'screen' },
      rolldownOptions: { external: ['react', 'react/jsx-runtime', 'react-router', 'lucide-react'] },
    },
  })
  const [bundle] = Array.isArray(result) ? result : []
  return bundle?.output[0].code ?? ''
}

test('a second language needs only a second folder, and no component changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'))
  const comun = `export const comun = { producto: 'Turnero', descripcion: 'Vicoj sen vicoj' }`
  await writeFile(join(folder, 'not-found.ts'), `export const notFound = ${JSON.stringify(toy)}`)
  await writeFile(join(folder, 'comun.ts'), comun)
  const spanish = await screenIn(textsAlias())
  const other = await screenIn(textsAlias(`${folder}/`))
  await rm(folder, { recursive: true })

  for (const sentence of Object.values(notFound)) {
    expect(spanish).toContain(sentence)
    expect(other).not.toContain(sentence)
  }
  for (const sentence of Object.values(toy)) expect(other).toContain(sentence)
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newerCalls, newerStyles, newerSyntax } from './old-browsers.ts'

test('styles that a television does not support are found', () => {
  expect(newerStyles('.a{display:grid;gap:4px}.b{display:flex}.c{top:0;transform:scale(2)}')).toEqual([])
  expect(newerStyles('.a{display:flex;gap:4px}')).toHaveLength(1)
  expect(newerStyles('.a{color:red;inset:0}')).toHaveLength(1)
  expect(newerStyles('@layer base{.a{color:red}}')).toHaveLength(1)
  expect(newerStyles('.a{.b{color:red}&:hover{color:red}}')).toHaveLength(1)
  expect(newerStyles('.a{color:color-mix(in srgb,red,blue);height:100dvh}')).toHaveLength(2)
})

test('methods that a television does not support are found', () => {
  expect(newerCalls('a.attach(1);b.replace("a","b")')).toEqual([])
  expect(newerCalls('a.at(-1);b.replaceAll("a","b")')).toEqual(['.at(', '.replaceAll('])
})

test('syntax that a television cannot parse is found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'old-browsers-'))
  const write = async (name: string, code: string) => {
    await writeFile(join(folder, name), code)
    return join(folder, name)
  }
  expect(await newerSyntax(await write('old.js', 'class A{b(){return{...this}}}new A().b()'))).toEqual([])
  expect(await newerSyntax(await write('new.js', 'let a;a??=1;class B{#c(){}}'))).toHaveLength(1)
  await rm(folder, { recursive: true })
})

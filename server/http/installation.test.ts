import { expect, test } from 'vitest'
import { keepOwnParts } from './installation.ts'

const es = ['propia', 'soporte']

test.each([
  ['<p>a</p><p data-solo="servicio">b</p><p>c</p>', '<p>a</p><p>c</p>'],
  ['<p data-solo="propia">a</p>', '<p data-solo="propia">a</p>'],
  ['<p data-solo="propia sin-soporte">a</p>b', 'b'],
  // An element ends with its own tag, not with that of one inside.
  ['<div class="x" data-solo="servicio"><div>a</div><div><p>b</p></div></div><div>c</div>', '<div>c</div>'],
  ['<div data-solo="propia">a<div data-solo="servicio">b</div></div>', '<div data-solo="propia">a</div>'],
  ['<meta content="a" data-solo="servicio"/><meta content="b"/>', '<meta content="b"/>'],
  ['<a data-solo="servicio">a</a><aside>b</aside>', '<aside>b</aside>'],
])('%s becomes %s', (html, kept) => expect(keepOwnParts(html, es)).toBe(kept))

import { expect, test } from 'vitest'
import { IDIOMAS } from '#contract/idioma.ts'
import { idiomaDeCodigo, idiomaDeRuta, rutaEn, rutaSinIdioma } from './idioma.ts'

test('a code with a country is its language; an unknown one is none', () => {
  expect(['es', 'EN', 'pt-BR', 'en-mx'].map(idiomaDeCodigo)).toEqual(['es', 'en', 'pt', 'en'])
  expect(['', 'fr', 'english', 'e', null, undefined].map(idiomaDeCodigo)).toEqual(Array(6).fill(null))
})

test('an address of the site has one form in each language, and back', () => {
  expect(IDIOMAS.map((idioma) => rutaEn(idioma, '/'))).toEqual(['/', '/en', '/pt'])
  for (const ruta of ['/', '/login', '/servicios#ayuda']) {
    for (const idioma of IDIOMAS) {
      const suya = rutaEn(idioma, ruta)
      expect(idiomaDeRuta(suya)).toBe(idioma)
      expect(rutaSinIdioma(suya)).toBe(ruta)
    }
  }
  // Words that only begin like a language.
  expect(idiomaDeRuta('/entrada/1')).toBe('es')
  expect(rutaSinIdioma('/ptolomeo')).toBe('/ptolomeo')
})

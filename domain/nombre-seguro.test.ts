import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOMBRE_SEGURO_MAXIMO, nombreSeguro } from './nombre-seguro.ts'

describe('a name in a message to other people', () => {
  test.each([
    'Clínica San José',
    'Dr. Ríos',
    'Café 24 h',
    'Comercial Ríos, S.A. de C.V.',
    'S.A.S.',
    "D'Angelo & Hijos (Centro)",
    'Óptica 20/20',
    'Notaría n.º 5 · Piso 3.5',
    'Ñandú 3000 – ¡Salud!',
    '診療所',
  ])('stays as it is: %s', (nombre) => expect(nombreSeguro(nombre)).toBe(nombre))

  test.each([
    ['Gana en https://evil.example/x?y=1 ya', 'Gana en ya'],
    ['Gana HTTP://EVIL', 'Gana'],
    ['Gana\r\nBcc: todos@ejemplo.com\r\n\r\nhola', 'Gana Bcc: hola'],
    ['Visita evil.com/oferta', 'Visita evil com/oferta'],
    ['Visita WWW.evil.com', 'Visita'],
    ['sub.evil.co.uk', 'sub evil co uk'],
    ['evil.xn--p1ai', 'evil xn--p1ai'],
    ['evil.1a', 'evil 1a'],
    ['evil．com y evil。com', 'evil com y evil com'],
    ['ev\u200Bil.c\u00ADom', 'evil com'],
    ['Escribe a ana＠evil.com', 'Escribe a'],
    ['@clinica @ Centro', 'clinica Centro'],
    ['Llama al +52 (55) 1234-5678 hoy', 'Llama al hoy'],
    ['Llama al ５５１２３４５６７８', 'Llama al'],
    ['\u202Ekcilc\u202C aquí\u2028ahora', 'kcilc aquí ahora'],
    ['http://evil.com', ''],
    ['\u3164 — .', ''],
  ])('%j becomes %j', (nombre, seguro) => expect(nombreSeguro(nombre)).toBe(seguro))

  test('never contains a link, is one short line, and does not change when cleaned again', () => {
    const trozo = fc.constantFrom(
      ...[
        'evil',
        'com',
        '.',
        '://',
        'http',
        'www',
        '@',
        '\n',
        '\r',
        '\u200B',
        '\u202E',
        '．',
        '。',
        '/',
        ' ',
      ],
      ...['+52', '55', '1234', '-', '(', 'S', 'á', '\u0301', '\u2028', '\u0000', '\uD800', '\uFF20', ':'],
    )
    const nombre = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(trozo, { maxLength: 60 }).map((trozos) => trozos.join('')),
    )
    fc.assert(
      fc.property(nombre, (tecleado) => {
        const seguro = nombreSeguro(tecleado)
        expect(seguro).not.toMatch(/[\p{C}\u2028\u2029]|:\/\/|www\.|@/iu)
        expect(seguro).not.toMatch(/[\p{L}\p{N}-]\.[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]/u)
        expect(seguro.replace(/[\s()./·–-]/gu, '')).not.toMatch(/^\p{Nd}{7,}$/u)
        expect([...seguro].length).toBeLessThanOrEqual(NOMBRE_SEGURO_MAXIMO)
        expect(nombreSeguro(seguro)).toBe(seguro)
      }),
      { numRuns: 5000 },
    )
  })
})

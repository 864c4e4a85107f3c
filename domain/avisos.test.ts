import { expect, test } from 'vitest'
import { caeEnSilencio, leerRespuesta, mensajeLimpio, paisPermitido, silencioProximo } from './avisos.ts'

test.each([
  ['SI', { palabra: 'si' }],
  ['Sí, por favor', { palabra: 'si' }],
  ['acepto', { palabra: 'si' }],
  ['Alta', { palabra: 'si' }],
  ['Baja.', { palabra: 'baja' }],
  ['STOP', { palabra: 'baja' }],
  ['Voy para allá', { palabra: 'voy' }],
  ['TARDE 10', { palabra: 'tarde', minutos: 10 }],
  ['Tarde, unos 15 minutos', { palabra: 'tarde', minutos: 15 }],
  ['tarde', { palabra: 'tarde', minutos: null }],
  ['CANCELO', { palabra: 'cancelo' }],
  ['Yes, please', { palabra: 'si' }],
  ['Coming!', { palabra: 'voy' }],
  ['LATE 10', { palabra: 'tarde', minutos: 10 }],
  ['Late, about 15 minutes', { palabra: 'tarde', minutos: 15 }],
  ['Cancel it', { palabra: 'cancelo' }],
  ['Sim, por favor', { palabra: 'si' }],
  ['Vou já', { palabra: 'voy' }],
  ['ATRASO 10', { palabra: 'tarde', minutos: 10 }],
  ['Atraso de uns 15 minutos', { palabra: 'tarde', minutos: 15 }],
  ['Sair.', { palabra: 'baja' }],
  ['siempre llego tarde', { palabra: 'tarde', minutos: null }],
  ['Voy tarde', { palabra: 'tarde', minutos: null }],
  ['voy 15 min tarde', { palabra: 'tarde', minutos: 15 }],
  ['Turno 12: voy tarde unos 20', { palabra: 'tarde', minutos: 20 }],
  ['voy con 25min de atraso', { palabra: 'tarde', minutos: 25 }],
  ['soy el turno 12 y voy tarde', { palabra: 'tarde', minutos: null }],
  ['Hola, ya voy', { palabra: 'voy' }],
  ['Sí, voy', { palabra: 'voy' }],
  ["I'm coming", { palabra: 'voy' }],
  ['Mejor cancelo, gracias', { palabra: 'cancelo' }],
  ['Quiero darme de baja', { palabra: 'baja' }],
  ['no voy', null],
  ['No me cancelen, no cancelo', null],
  ["Don't cancel", null],
  ['¿Puedo cancelar mañana?', null],
  ['¿Es muy tarde?', null],
  ['¿Están en la planta baja?', null],
  ['Buenas tardes', null],
  ['simple', null],
  ['I always cancel', { palabra: 'cancelo' }],
  ['constructor', null],
])('«%s» is read', (texto, leida) => expect(leerRespuesta(texto)).toEqual(leida))

const MEXICO = 'America/Mexico_City'

test.each([
  ['+525512345678', 'sms', [], MEXICO, true],
  ['+34600111222', 'sms', [], MEXICO, false],
  ['+34600111222', 'sms', ['+34', '+52'], MEXICO, true],
  ['+525512345678', 'sms', ['+34'], MEXICO, false],
  ['+541122334455', 'sms', [], 'America/Argentina/Buenos_Aires', true],
  // Countries that share +1.
  ['+18095551234', 'sms', [], 'America/Santo_Domingo', true],
  ['+15005550006', 'sms', [], 'America/Santo_Domingo', false],
  // Without a country nothing is sent until one is selected.
  ['+819012345678', 'sms', [], 'Asia/Tokyo', false],
  ['+819012345678', 'sms', ['+81'], 'Asia/Tokyo', true],
  ['+34600111222', 'whatsapp', [], MEXICO, true],
  ['+34600111222', 'whatsapp', ['+52'], MEXICO, false],
])('%s by %s, with %j selected in %s: %s', (numero, canal, paises, zona, permitido) =>
  expect(paisPermitido(numero, { canal, paises, zona })).toBe(permitido),
)

test.each([
  [21 * 60 + 54, null],
  [21 * 60 + 55, { desde: 5, hasta: 605 }],
  [21 * 60 + 59, { desde: 1, hasta: 601 }],
  [22 * 60, null],
  [7 * 60, null],
])('at minute %i, quiet hours from 22:00 to 8:00 start in: %j', (minuto, proximo) =>
  expect(silencioProximo(minuto, 22 * 60, 8 * 60)).toEqual(proximo),
)

test.each([
  [null, 0],
  [0, 0],
])('quiet hours from %j to %j never start', (desde, hasta) =>
  expect(silencioProximo(0, desde, hasta)).toBeNull(),
)

const diezPorLlamada = (llamados: number) => ({ min: llamados * 10, max: llamados * 15 })

test.each([
  // Three of the five ahead are called in 30 minutes.
  [{ personas: 2, minutos: null }, 6, true],
  [{ personas: 5, minutos: null }, 6, false],
  [{ personas: null, minutos: 10 }, 6, true],
  [{ personas: null, minutos: 58 }, 6, false],
  // Both: the earlier one counts.
  [{ personas: 2, minutos: 58 }, 6, false],
  // Only after the quiet hours.
  [{ personas: 2, minutos: null }, 90, false],
])('a notice for %j with %i to be called falls into the next hours: %s', (cuando, faltantes, cae) =>
  expect(caeEnSilencio(cuando, faltantes, diezPorLlamada, { desde: 4, hasta: 600 })).toBe(cae),
)

test('a message is shown as one line of at most 300 characters, without controls', () => {
  expect(mensajeLimpio(' Llego\n con\u0000 mi \u202ehijo ')).toBe('Llego con mi hijo')
  expect([...mensajeLimpio('👍'.repeat(400))]).toHaveLength(300)
})

import { describe, expect, test } from 'vitest'
import {
  buzonDe,
  CONFIRMACIONES_POR_DESTINO_Y_DIA,
  type Contados,
  MENSAJES_POR_DESTINO_Y_DIA,
  MENSAJES_POR_DESTINO_Y_HORA,
  topeAlcanzado,
  topesDeCuenta,
} from './envios.ts'

const DIA_MS = 24 * 3_600_000

test.each([
  ['ana@ejemplo.com', 'ana@ejemplo.com'],
  ['ana+1@ejemplo.com', 'ana@ejemplo.com'],
  ['+1@ejemplo.com', '+1@ejemplo.com'],
  ['a.n.a+x+y@googlemail.com', 'ana@gmail.com'],
  ['a.na@ejemplo.com', 'a.na@ejemplo.com'],
  ['+525512345678', '+525512345678'],
  ['+5215512345678', '+525512345678'],
  ['+5491122334455', '+541122334455'],
  ['+15005550006', '+15005550006'],
])('%s is the mailbox %s', (correo, buzon) => expect(buzonDe(correo)).toBe(buzon))

describe('caps on messages', () => {
  const joven = topesDeCuenta(0, 0)
  const ninguno: Contados = {
    destino: { hora: 0, dia: 0 },
    confirmaciones: { empresa: 0, todas: 0 },
    cuenta: { mensajes: 0, destinos: 0, conocido: false },
    empresa: 0,
  }
  const motivo = (contados: Partial<Contados>, canal = 'correo', confirma = false) =>
    topeAlcanzado({ ...ninguno, ...contados }, { canal, confirma, cuenta: joven, empresa: 1000 })

  test('grow with the age of the account', () => {
    const destinos = [0, 2.9, 3, 29.9, 30, 4000].map((dias) => topesDeCuenta(0, dias * DIA_MS).destinos)
    expect(destinos).toEqual([10, 10, 100, 100, 1000, 1000])
  })

  test('apply per hour and day to a destination, on WhatsApp per day only', () => {
    const hora = { hora: MENSAJES_POR_DESTINO_Y_HORA, dia: MENSAJES_POR_DESTINO_Y_HORA }
    const dia = { hora: 0, dia: MENSAJES_POR_DESTINO_Y_DIA }
    expect(motivo({})).toBeNull()
    expect(motivo({ destino: hora })).toBe('tope_del_destino')
    expect(motivo({ destino: dia }, 'sms')).toBe('tope_del_destino')
    expect(motivo({ destino: hora }, 'whatsapp')).toBeNull()
    expect(motivo({ destino: dia }, 'whatsapp')).toBe('tope_del_destino')
  })

  test('apply to messages that ask a destination to confirm: one per empresa, three in all', () => {
    expect(motivo({}, 'correo', true)).toBeNull()
    const suya = { empresa: 1, todas: 1 }
    expect(motivo({ confirmaciones: suya }, 'sms', true)).toBe('confirmacion_pedida')
    expect(motivo({ confirmaciones: suya }, 'sms')).toBeNull()
    const ajenas = { empresa: 0, todas: CONFIRMACIONES_POR_DESTINO_Y_DIA }
    expect(motivo({ confirmaciones: ajenas }, 'correo', true)).toBe('tope_del_destino')
  })

  test('of an account block new destinations before known ones, and never WhatsApp', () => {
    const cuenta = { mensajes: joven.destinos, destinos: joven.destinos, conocido: false }
    expect(motivo({ cuenta })).toBe('tope_de_la_cuenta')
    expect(motivo({ cuenta: { ...cuenta, conocido: true } })).toBeNull()
    expect(motivo({ cuenta }, 'whatsapp')).toBeNull()
    const llena = { mensajes: joven.mensajes, destinos: 1, conocido: true }
    expect(motivo({ cuenta: llena })).toBe('tope_de_la_cuenta')
  })

  test('of an empresa are set by its owner, below the others', () => {
    expect(motivo({ empresa: 1000 })).toBe('tope_del_dia')
    expect(motivo({ empresa: 1000 }, 'whatsapp')).toBe('tope_del_dia')
  })
})

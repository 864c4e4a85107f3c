import { describe, expect, test } from 'vitest'
import {
  type Accion,
  actuar,
  CICLO,
  cambioEnEspera,
  ESTADOS,
  estaAbierto,
  rellamar,
  type Turno,
  terminarEspera,
} from './turno.ts'

const turno = (campos: Partial<Turno> = {}): Turno => ({
  id: 1,
  cola_id: 1,
  serie_id: 1,
  fecha: '2026-03-01',
  numero: 1,
  lugar: 1,
  orden: 1,
  estado: 'espera',
  puesto: null,
  emitido_en: 0,
  llamado_en: null,
  anunciado_en: null,
  terminado_en: null,
  termino_a: null,
  ...campos,
})

const desde = (accion: Accion) =>
  ESTADOS.filter((estado) => typeof actuar(accion, turno({ estado }), 1) !== 'string')

describe('life of a turn', () => {
  test('each action is allowed from its own states, and from no other', () => {
    expect(desde('llamar')).toEqual(['espera'])
    expect(desde('cancelar')).toEqual(['espera'])
    expect(desde('expirar')).toEqual(['espera'])
    expect(desde('rellamar')).toEqual(['atencion'])
    expect(desde('finalizar')).toEqual(['atencion'])
    expect(desde('ausentar')).toEqual(['atencion'])
    expect(desde('devolver')).toEqual(['atencion'])
    expect(desde('quitar')).toEqual(['espera', 'apartado', 'atencion'])
    expect(desde('transferir')).toEqual(['espera', 'apartado', 'atencion'])
    expect(desde('apartar')).toEqual(['espera', 'atencion'])
    expect(desde('reanudar')).toEqual(['apartado'])
    expect(desde('volver')).toEqual(['ausente'])
    expect(desde('reabrir')).toEqual(['completado'])
  })

  test('a refused action returns a word of the contract and changes nothing', () => {
    const hecho = Object.freeze(turno({ estado: 'completado' }))
    expect(actuar('cancelar', hecho, 5)).toBe('turno_no_en_espera')
    expect(actuar('finalizar', hecho, 5)).toBe('turno_no_en_atencion')
    expect(actuar('devolver', hecho, 5)).toBe('deshacer_tarde')
  })

  test('actions that end a turno record when it ended', () => {
    for (const accion of Object.keys(CICLO) as Accion[]) {
      const [estado] = CICLO[accion].desde
      const cambio = actuar(accion, turno({ estado }), 5)
      if (typeof cambio === 'string') throw new Error(cambio)
      const abierto = estaAbierto(cambio.turno.estado)
      expect([accion, cambio.turno.terminado_en]).toEqual([accion, abierto ? null : 5])
    }
  })

  test('calling again announces again; the time of the call stays', () => {
    const cambio = rellamar(turno({ estado: 'atencion', llamado_en: 3, anunciado_en: 3 }), 9)
    expect(cambio).toMatchObject({ tipo: 'rellamado', turno: { llamado_en: 3, anunciado_en: 9 } })
  })

  test('a turno set aside is resumed before its wait ends, so that lines can be counted from eventos alone', () => {
    const fin = terminarEspera('expirar', turno({ estado: 'apartado' }), 5)
    expect(fin).toMatchObject([{ tipo: 'reanudado' }, { tipo: 'expirado', turno: { terminado_en: 5 } }])
    expect(terminarEspera('cancelar', turno(), 5)).toMatchObject([{ tipo: 'cancelado' }])
    expect(terminarEspera('cancelar', turno({ estado: 'atencion' }), 5)).toBe('turno_no_en_espera')
  })

  test('an evento determines how many more or fewer wait, unless that depends on the turno', () => {
    const cambios = {
      emitido: 1,
      reanudado: 1,
      vuelto: 1,
      seguido: 1,
      llamado: -1,
      cancelado: -1,
      expirado: -1,
    }
    for (const [tipo, cambio] of Object.entries(cambios))
      expect([tipo, cambioEnEspera(tipo)]).toEqual([tipo, cambio])
    for (const tipo of ['rellamado', 'completado', 'ausente', 'pospuesto', 'movido', 'llegado', 'cambiado'])
      expect([tipo, cambioEnEspera(tipo)]).toEqual([tipo, 0])
    for (const tipo of ['transferido', 'apartado', 'deshecho', 'restaurado', 'cola_estado'])
      expect([tipo, cambioEnEspera(tipo)]).toEqual([tipo, null])
  })
})

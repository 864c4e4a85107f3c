import { expect, test } from 'vitest'
import { leerAnterior, resumirDia, sumar } from './estadisticas.ts'

test('a summary of an older version adds up with newer ones: what it did not count is zero', () => {
  const turno = {
    id: 1,
    cola_id: 1,
    serie_id: 1,
    desde_en: null,
    pospuestos: null,
    estado: 'completado' as const,
    emitido_en: Date.UTC(2026, 0, 5, 12),
    llamado_en: Date.UTC(2026, 0, 5, 12, 5),
    terminado_en: Date.UTC(2026, 0, 5, 12, 9),
    estimado_min: null,
    estimado_max: null,
  }
  const dia = resumirDia('2026-01-05', [turno], [], 'UTC')
  const [cola] = Object.values(dia.colas)
  const { visita: _, etapas: __, ...entonces } = cola ?? {}
  const guardado = JSON.stringify({ fecha: dia.fecha, colas: { 1: entonces } })
  const leido = leerAnterior(guardado)
  expect(leido).toMatchObject({ fecha: '2026-01-05', personas: {}, pausas: {} })
  const suma = sumar([...Object.values(leido.colas), ...Object.values(dia.colas)])
  expect(suma).toMatchObject({ emitidos: 2, completados: 2, etapas: 0, visita: { cuantas: 1 } })
})

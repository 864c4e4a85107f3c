import { endpoints } from '#contract/endpoints.ts'
import type { HorarioColaEnviado, SemanaHorario } from '#contract/horario.ts'
import { diaDeSemana, instanteDe, paredEn, sumarDias } from '#domain/hora-local.ts'
import type { Client } from '#harness/client.ts'
import type { Clock } from '#harness/clock.ts'

/** The zone of the companies in these tests. */
export const ZONA = 'America/Mexico_City'

const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const
export type Dia = (typeof DIAS)[number]

/** Returns the next instant with this weekday and local time. */
export function proximo(clock: Clock, dia: Dia, hora: string): number {
  const ahora = clock.read()
  const [h = 0, m = 0] = hora.split(':').map(Number)
  let { fecha } = paredEn(ahora, ZONA)
  while (diaDeSemana(fecha) !== DIAS.indexOf(dia)) fecha = sumarDias(fecha, 1)
  const instante = instanteDe(fecha, h * 60 + m, ZONA)
  return instante > ahora ? instante : instanteDe(sumarDias(fecha, 7), h * 60 + m, ZONA)
}

/** Moves the server's clock forward to that instant. */
export function esperarA(clock: Clock, dia: Dia, hora: string): number {
  const instante = proximo(clock, dia, hora)
  clock.now += instante - clock.read()
  return instante
}

/** Monday to Friday. */
export const laborable = (desde = '09:00', hasta = '18:00'): SemanaHorario =>
  DIAS.map((_, dia) => (dia < 5 ? [{ desde, hasta }] : []))

export const guardarHorario = (
  client: Client,
  empresaId: string,
  horario: Partial<{ semana: SemanaHorario | null; texto: string; version: string }> & {
    especiales?: { fecha: string; motivo: string; rangos: { desde: string; hasta: string }[] }[]
  },
) =>
  client.try(endpoints.guardarHorario, {
    params: { empresaId },
    body: { semana: null, especiales: [], ...horario },
  })

export const guardarCupos = (
  client: Client,
  params: { empresaId: string; colaId: string },
  reglas: Partial<HorarioColaEnviado>,
) =>
  client.call(endpoints.guardarHorarioCola, {
    params,
    body: { semana: null, cierre: null, maxEspera: null, cupoDia: null, cupoHora: null, ...reglas },
  })

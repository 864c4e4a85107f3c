import type { Cotizacion } from '#domain/espera/espera.ts'
import type { EventoDeVisita, TurnoDeVisita, VisitaGuardada } from '#server/commands/dia-demo.ts'
import { type Actor, CLIENTE, SISTEMA } from '#server/store/eventos.ts'
import { SIN_EXTRAS } from '#server/store/turnos.ts'
import type { DiaDemo } from './calendario.ts'
import type { Visita } from './simular.ts'

export interface Guardado {
  empresaId: string
  /** The owner of the empresa. */
  actor: Actor
  /** The member who serves at each desk. */
  puestos: ReadonlyMap<string, Actor>
  /** UUIDs in the order of COLAS. */
  colas: readonly string[]
  ahora: number
  /** The wait quoted to each visit on arrival. */
  cotizaciones: ReadonlyMap<Visita, Cotizacion>
}

/** Returns the visits of a day with their eventos, in order of arrival. */
export const filasDe = (g: Guardado, { visitas }: DiaDemo): VisitaGuardada[] =>
  [...visitas]
    .sort((a, b) => a.llegada - b.llegada)
    .map((visita) => ({
      cola: g.colas[visita.cola] ?? '',
      turno: turnoDe(g, visita),
      eventos: eventosDe(g, visita),
    }))

function turnoDe(g: Guardado, v: Visita): TurnoDeVisita {
  const llamado = v.llamado !== null && v.llamado <= g.ahora ? v.llamado : null
  const terminado = v.terminado <= g.ahora ? v.terminado : null
  return {
    ...SIN_EXTRAS,
    nombre: v.nombre,
    estado: terminado !== null ? v.estado : llamado !== null ? 'atencion' : 'espera',
    puesto: llamado === null ? null : v.puesto,
    origen: v.origen,
    emitido_en: v.llegada,
    llamado_en: llamado,
    anunciado_en: v.repetido !== null && v.repetido <= g.ahora ? v.repetido : llamado,
    terminado_en: terminado,
    termino_a: null,
    llave: null,
    llave_huella: null,
    procedencia: null,
    navegador: null,
    fin_incierto: 0,
    ...(g.cotizaciones.get(v) as Cotizacion),
  }
}

function eventosDe({ ahora, actor: duena, puestos }: Guardado, v: Visita): EventoDeVisita[] {
  const personal = puestos.get(v.puesto ?? '') ?? duena
  const evento = (tipo: EventoDeVisita['tipo'], instante: number | null, actor: Actor): EventoDeVisita[] =>
    instante === null || instante > ahora
      ? []
      : [{ tipo, actor, puesto: tipo === 'emitido' ? null : v.puesto, instante }]
  const deSuFin = { completado: personal, ausente: personal, cancelado: CLIENTE, expirado: SISTEMA }
  return [
    ...evento('emitido', v.llegada, v.origen === 'panel' ? personal : CLIENTE),
    ...evento('llamado', v.llamado, personal),
    ...evento('rellamado', v.repetido, personal),
    ...evento(v.estado, v.terminado, deSuFin[v.estado as keyof typeof deSuFin] ?? SISTEMA),
  ]
}

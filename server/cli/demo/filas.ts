import { estimar, type Ritmo, SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { newCodigo, newId } from '#server/ids.ts'
import type { EventoDraft } from '#server/store/eventos.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import type { DiaDemo } from './calendario.ts'
import { COLAS, type ColaDemo } from './clinica.ts'
import type { Visita } from './simular.ts'

export interface Guardado {
  empresaId: string
  usuarioId: string
  /** Ids of the queues, in the order of COLAS. */
  colas: readonly string[]
  ahora: number
}

/** A day as it would have been written while it happened: its turnos, eventos and last numbers. */
export function filasDe(g: Guardado, { fecha, visitas }: DiaDemo) {
  const numeros = new Map<number, number>()
  const turnos: TurnoTable[] = []
  const eventos: EventoDraft[] = []
  for (const visita of [...visitas].sort((a, b) => a.llegada - b.llegada)) {
    const numero = (numeros.get(visita.cola) ?? 0) + 1
    numeros.set(visita.cola, numero)
    const turno = turnoDe(g, fecha, visita, numero)
    turnos.push(turno)
    eventos.push(...eventosDe(g, visita, turno))
  }
  eventos.sort((a, b) => a.instante - b.instante)
  const ultimos = [...numeros].map(([cola, ultimo]) => ({ colaId: g.colas[cola] ?? '', ultimo }))
  return { turnos, eventos, ultimos }
}

function turnoDe(g: Guardado, fecha: string, v: Visita, numero: number): TurnoTable {
  const cola = COLAS[v.cola]
  const llamado = v.llamado !== null && v.llamado <= g.ahora ? v.llamado : null
  const terminado = v.terminado <= g.ahora ? v.terminado : null
  const estimado = cola ? estimar(v.delante + 1, ritmoDe(cola, v), true) : null
  return {
    empresa_id: g.empresaId,
    id: newId(v.llegada),
    cola_id: g.colas[v.cola] ?? '',
    fecha,
    numero,
    orden: 0,
    codigo: newCodigo(),
    nombre: v.nombre,
    estado: terminado !== null ? v.estado : llamado !== null ? 'atencion' : 'espera',
    puesto: llamado === null ? null : v.puesto,
    origen: v.origen,
    emitido_en: v.llegada,
    llamado_en: llamado,
    anunciado_en: v.repetido !== null && v.repetido <= g.ahora ? v.repetido : llamado,
    terminado_en: terminado,
    termino_a: null,
    clave: null,
    clave_huella: null,
    estimado_min: estimado?.min ?? null,
    estimado_max: estimado?.max ?? null,
  }
}

/** What the service would have measured of this cola by then. */
const ritmoDe = ({ duracionMin, puestos }: ColaDemo, { delante }: Visita): Ritmo => ({
  media: duracionMin * 1.1,
  variacion: 0.5,
  muestras: SERVICIOS_RECORDADOS,
  puestos: puestos.length,
  libres: delante === 0 ? 1 : 0,
})

function eventosDe({ ahora, usuarioId }: Guardado, v: Visita, turno: TurnoTable): EventoDraft[] {
  const evento = (tipo: EventoDraft['tipo'], instante: number | null, actor: string | null): EventoDraft[] =>
    instante === null || instante > ahora
      ? []
      : [
          {
            cola_id: turno.cola_id,
            turno_id: turno.id,
            tipo,
            actor,
            puesto: tipo === 'emitido' ? null : v.puesto,
            instante,
          },
        ]
  const porElPersonal = v.estado === 'completado' || v.estado === 'ausente' ? usuarioId : null
  return [
    ...evento('emitido', v.llegada, v.origen === 'panel' ? usuarioId : null),
    ...evento('llamado', v.llamado, usuarioId),
    ...evento('rellamado', v.repetido, usuarioId),
    ...evento(v.estado, v.terminado, porElPersonal),
  ]
}

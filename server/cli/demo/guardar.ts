import { estimar, type Ritmo, SERVICIOS_RECORDADOS } from '#domain/espera.ts'
import { newCodigo, newId } from '#server/ids.ts'
import type { Tx } from '#server/store/db.ts'
import { type EventoDraft, insertEventos, reserveSeq } from '#server/store/eventos.ts'
import { saveUltimos } from '#server/store/numeracion.ts'
import type { TurnoTable } from '#server/store/schema.ts'
import { findCodigosInUse, insertTurnos } from '#server/store/turnos.ts'
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

/** Writes a day as it would have been written while it happened. Answers how many still wait. */
export async function guardarDia(tx: Tx, g: Guardado, { fecha, visitas }: DiaDemo): Promise<number> {
  const ultimos = new Map<number, number>()
  const turnos: TurnoTable[] = []
  const eventos: EventoDraft[] = []
  for (const visita of [...visitas].sort((a, b) => a.llegada - b.llegada)) {
    const numero = (ultimos.get(visita.cola) ?? 0) + 1
    ultimos.set(visita.cola, numero)
    const turno = turnoDe(g, fecha, visita, numero)
    turnos.push(turno)
    eventos.push(...eventosDe(g, visita, turno))
  }
  eventos.sort((a, b) => a.instante - b.instante)
  await otrosCodigos(tx, turnos)

  const first = await reserveSeq(tx, g.empresaId, eventos.length)
  const emitidos = new Map(eventos.flatMap((e, i) => (e.tipo === 'emitido' ? [[e.turno_id, first + i]] : [])))
  for (const turno of turnos) turno.orden = emitidos.get(turno.id) ?? 0
  await insertTurnos(tx, turnos)
  await insertEventos(tx, g.empresaId, first, eventos)
  const numeracion = [...ultimos].map(([cola, ultimo]) => ({ colaId: g.colas[cola] ?? '', ultimo }))
  await saveUltimos(tx, g.empresaId, fecha, numeracion)
  return turnos.filter((turno) => turno.estado === 'espera').length
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

/** Codes are unique among all that are in use, also those of other companies. */
async function otrosCodigos(tx: Tx, turnos: TurnoTable[]): Promise<void> {
  const usados = await findCodigosInUse(
    tx,
    turnos.map((turno) => turno.codigo),
  )
  for (const turno of turnos) {
    while (usados.has(turno.codigo)) turno.codigo = newCodigo()
    usados.add(turno.codigo)
  }
}

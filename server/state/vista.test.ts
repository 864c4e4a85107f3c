import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGENDA_VACIA, Agenda, COLA_SIN_AGENDA } from '#domain/agenda.ts'
import { Ritmos } from '#domain/espera/ritmos.ts'
import { diasNaturales } from '#domain/jornada.ts'
import { ESTADOS, estaAbierto } from '#domain/turno.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import type { EmpresaContext } from '#server/store/empresas.ts'
import type { ColaTable, TurnoTable } from '#server/store/schema.ts'
import { SIN_EXTRAS } from '#server/store/turnos.ts'
import { type DatosVista, LLAMADOS_GUARDADOS, Vista } from './vista.ts'

const HOY = '2027-03-10'
const AHORA = Date.parse('2027-03-10T12:00:00Z')
const MINUTO = 60_000
const COLAS = [1, 2, 3].map((id) => ({ id, uuid: `cola ${id}`, tiempo_estimado: 4 * id }) as ColaTable)
const CON_CUPO = 1
const AGENDA = new Agenda(
  diasNaturales('UTC'),
  AGENDA_VACIA,
  new Map([[CON_CUPO, { ...COLA_SIN_AGENDA, cupoHora: 1000 }]]),
)
const EMPRESA = diasNaturales('UTC') as EmpresaContext

/** Builds the data that the store reads for a view of these rows. */
function datosDe(filas: readonly TurnoTable[]): DatosVista {
  const turnos = filas.map((fila) => ({ ...fila }))
  const anunciados = turnos.filter((t) => t.anunciado_en !== null)
  const emitidos = (colaId: number) => turnos.filter((t) => t.serie_id === colaId && t.fecha === HOY).length
  const servidos = (colaId: number) =>
    turnos
      .filter((t) => t.estado === 'completado' && t.cola_id === colaId)
      .sort((a, b) => (b.terminado_en ?? 0) - (a.terminado_en ?? 0) || b.id - a.id)
      .slice(0, Ritmos.SERVICIOS_A_LEER)
  return {
    fecha: HOY,
    pulso: { seq: 0, reloj: 0, epoca: 0 },
    instante: null,
    empresa: EMPRESA,
    colas: COLAS,
    agenda: AGENDA,
    recientes: turnos.filter((t) => t.serie_id === CON_CUPO && t.fecha === HOY),
    anuncios: [],
    enEspera: turnos
      .filter((t) => t.estado === 'espera')
      .sort((a, b) => a.lugar - b.lugar || a.orden - b.orden),
    enAtencion: turnos
      .filter((t) => t.estado === 'atencion')
      .sort((a, b) => (a.llamado_en ?? 0) - (b.llamado_en ?? 0) || a.orden - b.orden),
    apartados: turnos
      .filter((t) => t.estado === 'apartado')
      .sort((a, b) => a.lugar - b.lugar || a.orden - b.orden),
    tramos: [],
    preferencias: [],
    nombrados: [],
    llamados: anunciados
      .sort((a, b) => (b.anunciado_en ?? 0) - (a.anunciado_en ?? 0) || b.orden - a.orden)
      .slice(0, LLAMADOS_GUARDADOS),
    servidos: [
      ...turnos.filter(
        (t) => t.llamado_en && (t.terminado_en ?? t.llamado_en) >= AHORA - Ritmos.LLAMADAS_A_LEER_MS,
      ),
      ...COLAS.flatMap((cola) => servidos(cola.id)),
    ],
    puestos: anunciados,
    numeraciones: COLAS.map((cola) => ({ cola_id: cola.id, emitidos: emitidos(cola.id) })),
  }
}

/** Everything that can be read from a view. */
const contenido = (vista: Vista) => ({
  llamados: vista.llamados,
  usaPuestos: vista.usaPuestos,
  emitidos: vista.emitidos,
  enLaHora: vista.enLaHora(CON_CUPO, AHORA - MINUTO),
  fechas: [...vista.fechasAbiertas].sort(),
  colas: COLAS.map((cola) => ({
    espera: vista.primeros(cola.id, Number.POSITIVE_INFINITY),
    cuantos: vista.enEspera(cola.id),
    lugares: vista.primeros(cola.id, Number.POSITIVE_INFINITY).map((turno) => vista.posicion(turno)),
    abiertos: vista.primeros(cola.id, Number.POSITIVE_INFINITY).map((turno) => vista.porCodigo(turno.codigo)),
    atencion: vista.enAtencion(cola.id),
    apartados: vista.apartados(cola.id),
    actual: vista.actual(cola.id),
    ritmo: vista.ritmo(cola, AHORA),
    aciertos: vista.aciertos(cola.id),
  })),
})

/** A turno in any state: issued, called, moved to another cola or place, ended, undone. */
const pasoDe = (turnos: number) =>
  fc.record({
    id: fc.integer({ min: 1, max: turnos }),
    cola: fc.constantFrom(1, 2, 3),
    lugar: fc.integer({ min: 1, max: 20 }),
    estado: fc.constantFrom(...ESTADOS, 'completado' as const, 'completado' as const, 'completado' as const),
    puesto: fc.constantFrom('1', '2', '3'),
    /** Minutes ago, up to the day before. */
    llamado: fc.integer({ min: 0, max: 24 * 60 }),
    servicio: fc.integer({ min: 0, max: 90 }),
  })
type Paso = ReturnType<typeof pasoDe> extends fc.Arbitrary<infer P> ? P : never

function filaDe({ id, cola, lugar, estado, puesto, llamado, servicio }: Paso): TurnoTable {
  const called = estado === 'atencion' || estado === 'completado' || estado === 'ausente'
  const en = called ? AHORA - llamado * MINUTO : null
  const serie = (id % 3) + 1
  return {
    ...SIN_EXTRAS,
    empresa_id: 1 as EmpresaId,
    id,
    uuid: `turno ${id}`,
    cola_id: cola,
    serie_id: serie,
    fecha: id % 4 === 0 ? '2027-03-09' : HOY,
    numero: id,
    lugar,
    orden: id,
    codigo: `C${id}`,
    nombre: 'Ana',
    estado,
    puesto: called ? puesto : null,
    origen: 'api',
    emitido_en: AHORA - (id % 7) * 15 * MINUTO,
    llamado_en: en,
    anunciado_en: en,
    terminado_en: estaAbierto(estado) ? null : (en ?? AHORA) + servicio * MINUTO,
    termino_a: null,
    llave: null,
    llave_huella: null,
    procedencia: null,
    navegador: null,
    estimado_min: servicio,
    estimado_max: 2 * servicio,
    previsto_s: 60 + 45 * servicio,
    previsto_v: 300,
    delante: 2,
    fin_incierto: id % 5 === 0 ? 1 : 0,
  }
}

const historia = fc.integer({ min: 1, max: 80 }).chain((turnos) =>
  fc.record({
    antes: fc.array(pasoDe(turnos), { maxLength: 60, size: 'max' }),
    despues: fc.array(pasoDe(turnos), { maxLength: 200, size: 'max' }),
  }),
)

test('after any changes a view equals one built from the final rows', () => {
  fc.assert(
    fc.property(historia, ({ antes, despues }) => {
      const filas = new Map(antes.map((p) => [p.id, filaDe(p)]))
      let vista = new Vista(datosDe([...filas.values()]))
      for (const p of despues) {
        const fila = filaDe(p)
        const nuevo = !filas.has(fila.id)
        filas.set(fila.id, fila)
        vista.apply({ ...fila }, nuevo)
        if (vista.incompleta) vista = new Vista(datosDe([...filas.values()]))
      }
      expect(contenido(vista)).toEqual(contenido(new Vista(datosDe([...filas.values()]))))
    }),
    { numRuns: 300 },
  )
})

test('a view is incomplete after too many of its latest calls are undone', () => {
  const llamado = (id: number): Paso => ({ ...base, id, estado: 'atencion', llamado: 100 - id })
  const base = { cola: 1, lugar: 1, puesto: '1', servicio: 0 } as const
  const vista = new Vista(datosDe([]))
  for (let id = 1; id <= LLAMADOS_GUARDADOS + 1; id++) vista.apply(filaDe(llamado(id)), true)
  for (let id = LLAMADOS_GUARDADOS + 1; id > 11; id--)
    vista.apply(filaDe({ ...llamado(id), estado: 'espera' }), false)
  expect([vista.llamados.length, vista.incompleta]).toEqual([10, false])
  vista.apply(filaDe({ ...llamado(11), estado: 'espera' }), false)
  expect(vista.incompleta).toBe(true)
})

import { iso, isoOrNull } from '#contract/instante.ts'
import type { AtendidoEnTablero, PuestoDeEmpresa, Tablero } from '#contract/puesto.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { estadoDePuesto } from '#domain/puesto.ts'
import type { Vista } from '#server/state/vista.ts'
import type { PuestoLeido } from '#server/store/puestos.ts'
import type { ColaTable } from '#server/store/schema.ts'

/** The named desks as the staff sees them. */
export const presentPuestos = (vista: Vista): PuestoDeEmpresa[] =>
  vista.nombrados.map((puesto) => presentPuesto(vista, puesto))

const presentPuesto = (vista: Vista, puesto: PuestoLeido): PuestoDeEmpresa => ({
  id: puesto.uuid,
  nombre: puesto.nombre,
  colas: puesto.colas?.flatMap((id) => vista.cola(id)?.uuid ?? []) ?? null,
  plazas: puesto.plazas,
  estado: estadoDePuesto(puesto),
  ocupacion:
    puesto.ocupacion === null
      ? null
      : {
          id: puesto.ocupacion,
          usuario: puesto.usuario ?? '',
          desde: iso(puesto.ocupado_en ?? 0),
          vence: isoOrNull(puesto.vence_en),
        },
  pausa: puesto.pausa_en === null ? null : { motivo: puesto.pausa_motivo ?? '', desde: iso(puesto.pausa_en) },
  librePor: puesto.libre_por,
})

/** The whole room: every desk with the customers it serves, every cola with its longest wait. */
export function presentTablero(vista: Vista): Omit<Tablero, 'seq' | 'epoca'> {
  const atendidos = new Map<string, AtendidoEnTablero[]>()
  for (const cola of vista.colas) {
    for (const turno of vista.enAtencion(cola.id)) {
      const nombre = turno.puesto ?? ''
      const lista = atendidos.get(nombre) ?? []
      lista.push({
        etiqueta: etiquetaDe(turno, vista.colasPorId),
        nombre: turno.nombre,
        cola: cola.nombre,
        desde: iso(turno.llamado_en ?? turno.emitido_en),
      })
      atendidos.set(nombre, lista)
    }
  }
  const puestos = vista.nombrados.map((puesto) => ({
    ...presentPuesto(vista, puesto),
    atendidos: atendidos.get(puesto.nombre) ?? [],
  }))
  const nombrados = new Set(puestos.map(({ nombre }) => nombre))
  return {
    puestos,
    otros: [...atendidos]
      .filter(([nombre]) => !nombrados.has(nombre))
      .map(([nombre, lista]) => ({ nombre, atendidos: lista }))
      .sort((a, b) => a.nombre.localeCompare(b.nombre, 'es', { numeric: true })),
    colas: vista.colas.map((cola) => presentCola(vista, cola)),
    zona: vista.empresa.zona,
  }
}

function presentCola(vista: Vista, cola: ColaTable): Tablero['colas'][number] {
  // The first in line is not always the first who arrived.
  let desde: number | null = null
  for (const { emitido_en } of vista.primeros(cola.id, Number.POSITIVE_INFINITY)) {
    if (desde === null || emitido_en < desde) desde = emitido_en
  }
  return {
    id: cola.uuid,
    nombre: cola.nombre,
    prioridad: cola.prioridad === 1,
    enEspera: vista.enEspera(cola.id),
    apartados: vista.apartados(cola.id).length,
    esperaDesde: isoOrNull(desde),
    puestos: vista.puestosDe(cola.id)?.ocupados ?? 0,
  }
}

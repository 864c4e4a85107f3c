import type { CampoDeCola } from '#contract/campo.ts'
import { type EstadoCola, type PideNombre, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId } from '#server/base/ids.ts'
import { flag, inner, instant, instantOrNull, list, plain, text, textOrNull, uuid } from '../column.ts'
import { type Row, table } from '../table.ts'

const limpiarCampo = ({ id, nombre, tipo, obligatorio, opciones }: CampoDeCola): CampoDeCola => ({
  id,
  nombre: limpiarLinea(nombre),
  tipo,
  obligatorio,
  opciones: tipo === 'opcion' ? opciones.map(limpiarLinea) : [],
})

const columns = {
  empresa_id: inner<EmpresaId>(),
  id: inner<number>(),
  uuid: uuid(),
  nombre: text(limpiarLinea),
  /** The name in one case, unique among the colas of the empresa that are not deleted. */
  nombre_clave: inner(''),
  /** Up to three letters before its numbers. */
  prefijo: textOrNull((said) => said.toLocaleUpperCase('es')),
  /** The prefix before `prefijo_desde`. */
  prefijo_previo: inner<string | null>(null),
  /** The first service day of the current prefix. */
  prefijo_desde: inner<string | null>(null),
  descripcion: text((said) => said.trim()),
  prioridad: flag(),
  tiempo_estimado: plain<number>(TIEMPO_ESTIMADO.defecto),
  posicion: inner(0),
  estado: plain<EstadoCola>('nueva'),
  /** Whether customers are asked for their name. */
  pide_nombre: plain<PideNombre>('si'),
  /** Whether customers are asked how many people come. */
  pide_personas: flag(),
  /** The questions that customers are asked. */
  campos: list(limpiarCampo),
  /** The cola where visits continue. A UUID on the wire, which the presenter looks up. */
  sigue: inner<number | null>(null),
  creada_en: instant('creada'),
  eliminada_en: instantOrNull('eliminada'),
}

interface Colas extends Readonly<typeof columns> {}
export const colas = table<Colas>('colas', columns)
export interface ColaTable extends Row<Colas> {}

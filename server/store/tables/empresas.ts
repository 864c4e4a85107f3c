import {
  COLOR_PRIMARIO,
  COLOR_SECUNDARIO,
  type Elegir,
  type NombresPublicos,
  ZONA_POR_DEFECTO,
} from '#contract/empresa.ts'
import type { Idioma } from '#contract/idioma.ts'
import type { Traduccion } from '#contract/traduccion.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import type { EmpresaId, OrganizacionId } from '#server/base/ids.ts'
import { flag, inner, instant, list, plain, text, textOrNull, uuid } from '../column.ts'
import type { Flag, Instant } from '../schema/values.ts'
import { type Row, table } from '../table.ts'

const trim = (said: string) => said.trim()

const columns = {
  /** Assigned by the database. */
  id: inner<EmpresaId>(0 as EmpresaId),
  uuid: uuid(),
  nombre: text(limpiarLinea),
  titular: text(limpiarLinea),
  /** Logo and colours are inner, because customers see them only if the plan has branding. */
  logo: inner(''),
  direccion: text(limpiarLinea),
  telefono: text(limpiarLinea),
  email: text(limpiarLinea),
  descripcion: text(trim),
  sitio_web: text(),
  horario: text(trim),
  color_primario: inner<string>(COLOR_PRIMARIO),
  color_secundario: inner<string>(COLOR_SECUNDARIO),
  zona: plain<string>(ZONA_POR_DEFECTO),
  idioma: plain<Idioma>('es'),
  /** Other languages that its kiosks offer. */
  idiomas: list<Idioma>(),
  /** Its own texts in other languages. */
  traducciones: list<Traduccion>(),
  /** What customers see of the current privacy notice, as JSON; null for none. */
  privacidad: inner<string | null>(null),
  nombres_publicos: plain<NombresPublicos>('completo'),
  /** Whether customers need the room code to take a turno. */
  pide_codigo: inner<Flag>(0),
  /** Its short address; null until the owner chooses one, which is final. */
  alias: textOrNull(),
  /** Minutes after midnight at which the service day ends; until `corte_desde` it is `corte_antes`. */
  corte: plain<number>(0),
  /** Who may call a customer out of turn. */
  elegir: plain<Elegir>('libre'),
  /** Whether the staff sees names only from the call on. */
  nombres_al_llamar: flag(),
  corte_antes: inner(0),
  corte_desde: inner<Instant>(0),
  /** Months that activity keeps who did what; null for ever. */
  actividad_meses: plain<number | null>(null),
  /** Version of the list of categorias. */
  version: inner(0),
  creada_en: instant('creada'),
  organizacion_id: inner<OrganizacionId>(),
  /** Counts changes of permissions. */
  accesos: inner(0),
}

interface Empresas extends Readonly<typeof columns> {}
export const empresas = table<Empresas>('empresas', columns)
export interface EmpresaTable extends Row<Empresas> {}

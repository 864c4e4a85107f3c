import type { EntradaDeActividad } from '#contract/actividad.ts'
import { iso } from '#contract/instante.ts'
import { type EventoContado, TEMA_DE_APUNTE, TEMA_DE_EVENTO, type TipoDeApunte } from '#domain/actividad.ts'
import type { Campos } from '#domain/cambios.ts'
import { etiquetaDe } from '#domain/etiqueta.ts'
import { desfase } from '#domain/hora-local.ts'
import { nombreParaPersonal } from '#domain/nombre.ts'
import { type Concesion, puede } from '#domain/permiso.ts'
import type { Celda } from '#server/base/csv.ts'
import { listUsuarios } from '#server/store/actividad.ts'
import { listAllColas } from '#server/store/colas.ts'
import type { Db } from '#server/store/db.ts'
import { listDispositivos } from '#server/store/dispositivos.ts'
import type {
  AuditoriaTable,
  ColaTable,
  EmpresaTable,
  EventoTable,
  TurnoTable,
} from '#server/store/schema.ts'
import { listTurnos } from '#server/store/turnos.ts'
import type { Textos } from '#server/texts/textos.ts'

interface Leidos {
  eventos: readonly EventoTable[]
  apuntes: readonly AuditoriaTable[]
  /** For each entry, the list that it is taken from. */
  orden: readonly ('evento' | 'apunte')[]
}

interface Vistos {
  empresa: EmpresaTable
  concesion: Concesion
}

/** The rows that eventos and apuntes refer to by id. */
interface Nombres extends Vistos {
  textos: Textos
  personas: ReadonlyMap<number, { uuid: string; nombre: string }>
  dispositivos: ReadonlyMap<number, string>
  colas: ReadonlyMap<number, ColaTable>
  turnos: ReadonlyMap<number, TurnoTable>
}

export async function presentActividad(
  db: Db,
  vistos: Vistos,
  { eventos, apuntes, orden }: Leidos,
  textos: Textos,
): Promise<EntradaDeActividad[]> {
  if (orden.length === 0) return []
  const nombres = await nombresDe(db, vistos, eventos, apuntes, textos)
  let e = 0
  let a = 0
  return orden.map((que) =>
    que === 'evento'
      ? deEvento(eventos[e++] as EventoTable, nombres)
      : deApunte(apuntes[a++] as AuditoriaTable, nombres),
  )
}

async function nombresDe(
  db: Db,
  vistos: Vistos,
  eventos: readonly EventoTable[],
  apuntes: readonly AuditoriaTable[],
  textos: Textos,
): Promise<Nombres> {
  const { id } = vistos.empresa
  const todos = [...eventos, ...apuntes]
  const actores = todos.flatMap(({ actor_tipo, actor }) => (actor_tipo === 'usuario' ? (actor ?? []) : []))
  const sobre = apuntes.flatMap(({ usuario_id }) => usuario_id ?? [])
  const personas = await listUsuarios(db, { ids: [...new Set([...actores, ...sobre])] })
  const turnos = await listTurnos(db, {
    empresaId: id,
    ids: [...new Set(eventos.flatMap(({ turno_id }) => turno_id ?? []))],
  })
  const conPantallas = todos.some(({ actor_tipo }) => actor_tipo === 'dispositivo')
  const dispositivos = conPantallas ? await listDispositivos(db, { empresaId: id }) : []
  return {
    ...vistos,
    textos,
    personas: new Map(personas.map((persona) => [persona.id, persona])),
    dispositivos: new Map(dispositivos.map((dispositivo) => [dispositivo.id, dispositivo.nombre])),
    colas: new Map((await listAllColas(db, { empresaId: id })).map((cola) => [cola.id, cola])),
    turnos: new Map(turnos.map((turno) => [turno.id, turno])),
  }
}

type DeAlguien = Pick<EventoTable, 'actor_tipo' | 'actor'>

function quienDe({ actor_tipo, actor }: DeAlguien, { textos, personas, dispositivos }: Nombres): string {
  const { actores, yaNoEsta } = textos.actividad
  if (actor_tipo === 'usuario') return personas.get(actor ?? 0)?.nombre ?? yaNoEsta
  const pantalla = actor_tipo === 'dispositivo' ? dispositivos.get(actor ?? 0) : undefined
  return pantalla ?? actores[actor_tipo]
}

const personaDe = ({ actor_tipo, actor }: DeAlguien, { personas }: Nombres): string | null =>
  (actor_tipo === 'usuario' && personas.get(actor ?? 0)?.uuid) || null

/** Fields of an evento's data that are shown. Data that could identify a customer is erased with the names. */
const CONTADO = [
  'estado',
  'abierta',
  'saltados',
  'motivo',
  'por',
  'cancelados',
  'palabra',
  'navegador',
] as const

function deEvento(evento: EventoTable, nombres: Nombres): EntradaDeActividad {
  const tipo = evento.tipo as EventoContado
  const turno = nombres.turnos.get(evento.turno_id ?? 0)
  const datos = (evento.datos ? JSON.parse(evento.datos) : {}) as Record<string, unknown>
  const dichos = Object.fromEntries(
    CONTADO.flatMap((campo) => (campo in datos ? [[campo, datos[campo]]] : [])),
  )
  return {
    id: `e${evento.seq}`,
    instante: iso(evento.instante),
    tema: TEMA_DE_EVENTO[tipo],
    tipo,
    hecho: nombres.textos.actividad.eventos[tipo],
    quien: quienDe(evento, nombres),
    persona: personaDe(evento, nombres),
    cola: nombres.colas.get(evento.cola_id ?? 0)?.nombre ?? null,
    turno: turno ? { etiqueta: etiquetaDe(turno, nombres.colas), nombre: nombreDe(turno, nombres) } : null,
    puesto: evento.puesto,
    sobre: null,
    direccion: null,
    cambios: cambiosDe(null, dichos, nombres),
  }
}

/** Hides the name of a customer not called yet, if the empresa shows names to its staff only from the call on. */
function nombreDe(turno: TurnoTable, { empresa, concesion }: Vistos): string {
  if (!puede(concesion, 'personas', turno.cola_id)) return ''
  return nombreParaPersonal(turno, empresa)
}

interface Datos {
  sobre?: string
  nombre?: string
  correo?: string
  antes?: Campos
  despues?: Campos
}

function deApunte(apunte: AuditoriaTable, nombres: Nombres): EntradaDeActividad {
  const tipo = apunte.tipo as TipoDeApunte
  const datos = (apunte.datos ? JSON.parse(apunte.datos) : {}) as Datos
  const cola = nombres.colas.get(apunte.cola_id ?? 0)?.nombre ?? null
  const persona = apunte.usuario_id === null ? null : nombres.personas.get(apunte.usuario_id)?.nombre
  return {
    id: `a${apunte.id}`,
    instante: iso(apunte.instante),
    tema: TEMA_DE_APUNTE[tipo],
    tipo,
    hecho: nombres.textos.actividad.apuntes[tipo],
    quien: quienDe(apunte, nombres),
    persona: personaDe(apunte, nombres),
    cola,
    turno: null,
    puesto: null,
    // Older apuntes of invitations have a name or an address instead of `sobre`.
    sobre: persona ?? datos.sobre ?? (datos.nombre || datos.correo) ?? cola,
    direccion: apunte.ip,
    cambios: cambiosDe(datos.antes ?? null, datos.despues ?? null, nombres),
  }
}

/** Fields that contain ids of colas. */
const DE_COLAS = new Set(['colas', 'sigue'])

function cambiosDe(
  antes: Campos | null,
  despues: Campos | null,
  { textos, colas, empresa }: Nombres,
): EntradaDeActividad['cambios'] {
  const { campos, valor } = textos.actividad
  const nombrar = (ids: unknown) =>
    Array.isArray(ids) ? ids.map((id) => colas.get(Number(id))?.nombre ?? '').filter(Boolean) : ids
  const escrito = (campo: string, valores: Campos | null) =>
    valores
      ? valor(campo, DE_COLAS.has(campo) ? nombrar(valores[campo]) : valores[campo], empresa.zona)
      : null
  const nombres = new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])
  return [...nombres]
    .map((campo) => ({
      campo: campos[campo] ?? campo,
      antes: escrito(campo, antes),
      despues: escrito(campo, despues),
    }))
    .filter((cambio) => cambio.antes !== null || cambio.despues !== null)
}

/** Formats an instant such as 2026-03-01 09:30:00. */
const horaLocal = (instante: number, zona: string): string =>
  new Date(instante + desfase(instante, zona)).toISOString().slice(0, 19).replace('T', ' ')

/** An entry as a row of the CSV file. */
export function filaDe(entrada: EntradaDeActividad, zona: string): Celda[] {
  const { instante, quien, hecho, turno, cola, puesto, sobre, direccion, cambios } = entrada
  return [
    horaLocal(Date.parse(instante), zona),
    quien,
    hecho,
    turno?.etiqueta,
    turno?.nombre,
    cola,
    puesto,
    sobre,
    cambios.map(({ campo, antes, despues }) => `${campo}: ${antes ?? '–'} → ${despues ?? '–'}`).join('; '),
    direccion,
  ]
}

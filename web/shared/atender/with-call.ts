import type { ColaPersonal } from '#contract/cola.ts'
import { type Llamada, PUESTO_POR_DEFECTO, type Turno } from '#contract/turno.ts'
import { detalleDe } from './fila/fila.ts'

/** Returns the cola after a call, to show until the server pushes the whole state. */
export function withCall(estado: ColaPersonal, { turno, terminado }: Llamada, llamado: string): ColaPersonal {
  // The push may arrive before the reply.
  if (turno && estado.enAtencion.some(({ id }) => id === turno.id)) return estado
  const quedan = estado.enAtencion.filter(({ id }) => id !== terminado?.id)
  if (!turno) return { ...estado, enAtencion: quedan, turnoActual: quedan.at(-1) ?? null }
  const { id, nombre, numero, etiqueta, codigo, puesto } = turno
  const esperaba = estado.turnos.find((espera) => espera.id === id)
  const actual = {
    ...detalleDe(esperaba ?? {}),
    id,
    nombre,
    numero,
    etiqueta,
    codigo,
    puesto: puesto ?? PUESTO_POR_DEFECTO,
    llamado,
  }
  const turnos = estado.turnos
    .filter((espera) => espera.id !== id)
    .map((espera, i) => ({ ...espera, posicion: i + 1 }))
  return {
    ...estado,
    cola: { ...estado.cola, enEspera: Math.max(0, estado.cola.enEspera - 1) },
    turnos,
    enAtencion: [...quedan, actual],
    turnoActual: actual,
  }
}

/** Returns the cola after a customer left the desk or moved to another; undefined if they were not in service here. */
export function withMove(estado: ColaPersonal, turno: Turno): ColaPersonal | undefined {
  const { id, puesto } = turno
  const before = estado.enAtencion.find((t) => t.id === id)
  if (!before) return
  if (turno.estado !== 'en atención' || !puesto)
    return withCall(estado, { turno: null, terminado: turno }, '')
  const moved = { ...before, puesto }
  const enAtencion = estado.enAtencion.map((t) => (t.id === id ? moved : t))
  return { ...estado, enAtencion, turnoActual: estado.turnoActual?.id === id ? moved : estado.turnoActual }
}

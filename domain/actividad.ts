import type { TemaDeActividad } from '#contract/actividad.ts'
import type { EventoDePuesto } from './puesto.ts'
import type { EventoDeTurno } from './turno.ts'

/** Who acts: a member, a key, a device, the customer, or the service itself. */
export type TipoActor = 'usuario' | 'llave' | 'dispositivo' | 'cliente' | 'sistema'

/** Kinds of audit entries for accounts, teams and settings; each entry stores the values before and after. */
export type TipoDeApunte =
  | 'empresa_creada'
  | 'empresa_cambiada'
  | 'plan_cambiado'
  | 'horario_cambiado'
  | 'preferencias_cambiadas'
  | 'avisos_cambiados'
  | 'avisos_de_turno'
  | 'cola_creada'
  | 'cola_cambiada'
  | 'cola_eliminada'
  | 'jornada_cerrada'
  | 'puestos_cambiados'
  | 'dispositivo_emparejado'
  | 'dispositivo_cambiado'
  | 'dispositivo_revocado'
  | 'miembro_agregado'
  | 'miembro_cambiado'
  | 'miembro_quitado'
  | 'invitacion_enviada'
  | 'invitacion_reenviada'
  | 'invitacion_retirada'
  | 'invitacion_dirigida'
  | 'contrasena_restablecida'

export const TEMA_DE_APUNTE: Record<TipoDeApunte, TemaDeActividad> = {
  empresa_creada: 'ajustes',
  empresa_cambiada: 'ajustes',
  plan_cambiado: 'ajustes',
  horario_cambiado: 'ajustes',
  preferencias_cambiadas: 'ajustes',
  avisos_cambiados: 'ajustes',
  avisos_de_turno: 'turnos',
  cola_creada: 'colas',
  cola_cambiada: 'colas',
  cola_eliminada: 'colas',
  jornada_cerrada: 'colas',
  puestos_cambiados: 'puestos',
  dispositivo_emparejado: 'pantallas',
  dispositivo_cambiado: 'pantallas',
  dispositivo_revocado: 'pantallas',
  miembro_agregado: 'equipo',
  miembro_cambiado: 'equipo',
  miembro_quitado: 'equipo',
  invitacion_enviada: 'equipo',
  invitacion_reenviada: 'equipo',
  invitacion_retirada: 'equipo',
  invitacion_dirigida: 'equipo',
  contrasena_restablecida: 'equipo',
}

/** Eventos shown as activity. All other changes of an empresa are shown by their apunte, with before and after. */
export type EventoContado =
  | EventoDeTurno
  | Exclude<EventoDePuesto, 'puesto_sin_senal' | 'puesto_con_senal'>
  | 'cola_estado'
  | 'apertura'
  | 'rafaga_cancelada'
  | 'anuncio'
  | 'respondido'

export const TEMA_DE_EVENTO: Record<EventoContado, TemaDeActividad> = {
  emitido: 'turnos',
  llamado: 'turnos',
  rellamado: 'turnos',
  completado: 'turnos',
  ausente: 'turnos',
  cancelado: 'turnos',
  expirado: 'turnos',
  deshecho: 'turnos',
  transferido: 'turnos',
  seguido: 'turnos',
  apartado: 'turnos',
  reanudado: 'turnos',
  vuelto: 'turnos',
  pospuesto: 'turnos',
  movido: 'turnos',
  llegado: 'turnos',
  restaurado: 'turnos',
  cambiado: 'turnos',
  respondido: 'turnos',
  puesto_ocupado: 'puestos',
  puesto_liberado: 'puestos',
  puesto_pausado: 'puestos',
  puesto_reanudado: 'puestos',
  cola_estado: 'colas',
  apertura: 'colas',
  rafaga_cancelada: 'colas',
  anuncio: 'colas',
}

const tiposDe = <T extends string>(
  temas: Record<T, TemaDeActividad>,
  tema: TemaDeActividad | undefined,
): T[] => (Object.keys(temas) as T[]).filter((tipo) => tema === undefined || temas[tipo] === tema)

export const eventosDeTema = (tema?: TemaDeActividad): EventoContado[] => tiposDe(TEMA_DE_EVENTO, tema)
export const apuntesDeTema = (tema?: TemaDeActividad): TipoDeApunte[] => tiposDe(TEMA_DE_APUNTE, tema)

/** The instant before which activity is deleted; 0 if all of it is kept. */
export function limiteDe(meses: number | null, ahora: number): number {
  if (meses === null) return 0
  const fecha = new Date(ahora)
  fecha.setUTCMonth(fecha.getUTCMonth() - meses)
  return fecha.getTime()
}

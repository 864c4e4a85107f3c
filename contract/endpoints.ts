import { actividad } from './endpoints/actividad.ts'
import { ajustesAvisos } from './endpoints/ajustes-avisos.ts'
import { avisos } from './endpoints/avisos.ts'
import { colas } from './endpoints/colas.ts'
import { cuenta } from './endpoints/cuenta.ts'
import { cuentaPropia } from './endpoints/cuenta-propia.ts'
import { dispositivos } from './endpoints/dispositivos.ts'
import { empresas } from './endpoints/empresas.ts'
import { equipo } from './endpoints/equipo.ts'
import { flujo } from './endpoints/flujo.ts'
import { horario } from './endpoints/horario.ts'
import { invitaciones } from './endpoints/invitaciones.ts'
import { publicas } from './endpoints/publicas.ts'
import { puerta } from './endpoints/puerta.ts'
import { puestos } from './endpoints/puestos.ts'
import { servicio } from './endpoints/servicio.ts'
import { turnos } from './endpoints/turnos.ts'

/**
 * Every endpoint of the API, except the OpenAPI document and the live channel (vivo.ts). The API changes by addition
 * only (docs/decisions/004).
 */
export const endpoints = {
  ...cuenta,
  ...cuentaPropia,
  ...empresas,
  ...colas,
  ...horario,
  ...turnos,
  ...flujo,
  ...puestos,
  ...puerta,
  ...equipo,
  ...invitaciones,
  ...dispositivos,
  ...actividad,
  ...publicas,
  ...avisos,
  ...ajustesAvisos,
  ...servicio,
} as const

export type NombreEndpoint = keyof typeof endpoints

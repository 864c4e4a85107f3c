import { endpoint } from '../endpoint.ts'
import {
  OrdenOcupar,
  OrdenPausa,
  PuestoDeEmpresa,
  PuestoOcupado,
  PuestosDeEmpresa,
  PuestosEnviados,
  Tablero,
} from '../puesto.ts'
import { Id, object } from '../schema.ts'
import { empresa, llaveDeOrden } from './partes.ts'

const GROUP = 'Puestos'

const unPuesto = object({ puesto: PuestoDeEmpresa })
const params = object({ empresaId: Id, puestoId: Id })

/** Named desks, their occupants, and the overview of the room. */
export const puestos = {
  puestos: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/puestos',
    permiso: 'personas',
    group: GROUP,
    summary: 'Los puestos con nombre, con su estado y quién está en cada uno',
    params: empresa,
    replies: { 200: PuestosDeEmpresa },
    errors: [],
  }),
  guardarPuestos: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/puestos',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Guardar la lista completa de puestos, en su orden; el que falta se elimina',
    params: empresa,
    headers: llaveDeOrden,
    body: PuestosEnviados,
    replies: { 200: PuestosDeEmpresa },
    errors: ['cola_no_encontrada', 'lista_desactualizada', 'clave_reutilizada'],
  }),
  ocuparPuesto: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/puestos/:puestoId/ocupar',
    permiso: 'atender',
    group: GROUP,
    summary: 'Ocupar un puesto y dejar el que tenías; con relevar, también si hay otra persona',
    params,
    headers: llaveDeOrden,
    body: OrdenOcupar,
    bodyOptional: true,
    replies: { 200: PuestoOcupado },
    errors: ['puesto_no_encontrado', 'puesto_tomado', 'puesto_dejado', 'clave_reutilizada'],
  }),
  pausarPuesto: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/puestos/:puestoId/pausa',
    permiso: 'atender',
    group: GROUP,
    summary: 'Pausar tu puesto con un motivo, o volver de la pausa con motivo null',
    params,
    headers: llaveDeOrden,
    body: OrdenPausa,
    replies: { 200: unPuesto },
    errors: ['puesto_no_encontrado', 'puesto_dejado', 'clave_reutilizada'],
  }),
  liberarPuesto: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/puestos/:puestoId/liberar',
    permiso: 'atender',
    group: GROUP,
    summary: 'Dejar tu puesto; quien administra el equipo puede liberar el de otra persona',
    params,
    headers: llaveDeOrden,
    replies: { 200: unPuesto },
    errors: ['puesto_no_encontrado', 'puesto_dejado', 'clave_reutilizada'],
  }),
  sala: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/sala',
    permiso: 'estadisticas',
    group: GROUP,
    summary: 'La sala entera: cada puesto y a quién atiende, cada cola y su espera más larga',
    params: empresa,
    replies: { 200: Tablero },
    errors: [],
  }),
} as const

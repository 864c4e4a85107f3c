import { Type } from 'typebox'
import { ColaDeSesion, ColaPersonal, Configuracion, ConfiguracionEnviada } from '../cola.ts'
import { endpoint } from '../endpoint.ts'
import { Id, object, Siguiente } from '../schema.ts'
import { cola, desde, empresa, llaveDeOrden } from './partes.ts'

const GROUP = 'Colas'

export const colas = {
  configuracion: endpoint({
    method: 'GET',
    path: '/api/configuracion/:empresaId',
    permiso: 'publico',
    group: GROUP,
    summary: 'Las categorías de una empresa, con su estado y cuántos esperan',
    params: empresa,
    replies: { 200: Configuracion },
    errors: ['empresa_no_encontrada'],
  }),
  guardarConfiguracion: endpoint({
    method: 'POST',
    path: '/api/configuracion/:empresaId',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Guardar la lista completa de categorías',
    params: empresa,
    headers: llaveDeOrden,
    body: ConfiguracionEnviada,
    // 200 queues of 360 characters, each character escaped as twelve bytes.
    bodyMaximo: 1024 * 1024,
    replies: { 200: Configuracion },
    errors: [
      'datos_invalidos',
      'limite_colas',
      'empresa_no_encontrada',
      'lista_desactualizada',
      'categoria_con_turnos',
      'clave_reutilizada',
    ],
  }),
  colas: endpoint({
    method: 'GET',
    path: '/api/colas',
    permiso: 'sesion',
    group: GROUP,
    summary: 'Todas las colas en las que la sesión puede actuar, de a cien empresas',
    query: object({ desde }),
    replies: { 200: object({ colas: Type.Array(ColaDeSesion), siguiente: Siguiente }) },
    errors: [],
  }),
  cola: endpoint({
    method: 'GET',
    path: '/api/proyectos/:empresaId/cola/:colaId',
    permiso: 'personas',
    group: GROUP,
    summary: 'La cola con su lista de espera y los turnos en atención',
    params: cola,
    replies: { 200: ColaPersonal },
    errors: ['cola_no_encontrada'],
  }),
  cambiarEstadoCola: endpoint({
    method: 'PUT',
    path: '/api/proyectos/:empresaId/cola/:colaId/estado',
    permiso: 'atender',
    group: GROUP,
    summary: 'Iniciar o pausar una cola',
    params: cola,
    headers: llaveDeOrden,
    body: object({ activa: Type.Boolean() }),
    replies: { 200: ColaPersonal },
    errors: ['datos_invalidos', 'cola_no_encontrada', 'clave_reutilizada'],
  }),
  borrarCola: endpoint({
    method: 'DELETE',
    path: '/api/proyectos/:empresaId/cola/:colaId',
    permiso: 'configurar',
    group: GROUP,
    summary: 'Borrar una categoría; sus turnos abiertos se cancelan',
    params: cola,
    headers: llaveDeOrden,
    replies: { 200: object({ cancelados: Type.Integer() }) },
    errors: ['cola_no_encontrada', 'clave_reutilizada'],
  }),
  cerrarJornada: endpoint({
    method: 'POST',
    path: '/api/proyectos/:empresaId/jornada/cerrar',
    permiso: 'atender',
    group: GROUP,
    summary: 'Cerrar la jornada: termina los turnos en atención y expira los que esperan',
    params: empresa,
    headers: llaveDeOrden,
    body: object({
      colas: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
      pausar: Type.Optional(
        Type.Boolean({ description: 'También pausa esas colas: no entregan turnos hasta que se inicien' }),
      ),
    }),
    bodyOptional: true,
    replies: { 200: object({ completados: Type.Integer(), expirados: Type.Integer() }) },
    errors: ['cola_no_encontrada', 'clave_reutilizada'],
  }),
} as const

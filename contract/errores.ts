import { type Static, Type } from 'typebox'
import { nullable, object, oneOf } from './schema.ts'
import { Turno } from './turno.ts'

/** Every error code with its HTTP status. Codes are never renamed or reused. */
export const CODIGOS = {
  datos_invalidos: 400,
  json_invalido: 400,
  enlace_invalido: 400,
  enlace_usado: 400,
  sin_sesion: 401,
  credenciales: 401,
  limite_colas: 402,
  limite_turnos: 402,
  limite_empresas: 402,
  limite_miembros: 402,
  sin_verificar: 403,
  registro_cerrado: 403,
  prohibido: 403,
  contrasena_por_cambiar: 403,
  contrasena_incorrecta: 403,
  restablecer_no_permitido: 403,
  cuenta_sin_correo: 403,
  invitacion_ajena: 403,
  origen_ajeno: 403,
  codigo_sala_requerido: 403,
  codigo_sala_incorrecto: 403,
  cola_de_otra_pantalla: 403,
  ruta_desconocida: 404,
  empresa_no_encontrada: 404,
  cola_no_encontrada: 404,
  turno_no_encontrado: 404,
  sesion_no_encontrada: 404,
  anuncio_no_encontrado: 404,
  miembro_no_encontrado: 404,
  invitacion_no_encontrada: 404,
  dispositivo_no_encontrado: 404,
  codigo_desconocido: 404,
  puesto_no_encontrado: 404,
  metodo_no_permitido: 405,
  correo_en_uso: 409,
  cola_pausada: 409,
  fuera_de_horario: 409,
  cupo_agotado: 409,
  cola_llena: 409,
  cierre_cercano: 409,
  lista_desactualizada: 409,
  horario_desactualizado: 409,
  categoria_con_turnos: 409,
  turno_no_en_atencion: 409,
  turno_no_en_espera: 409,
  deshacer_tarde: 409,
  restaurar_tarde: 409,
  puesto_cambio: 409,
  puesto_ocupado: 409,
  puesto_tomado: 409,
  puesto_dejado: 409,
  puesto_en_pausa: 409,
  posponer_limite: 409,
  posponer_ultimo: 409,
  volver_tarde: 409,
  elegir_no_permitido: 409,
  falta_motivo: 409,
  turno_no_apartado: 409,
  turno_no_ausente: 409,
  preferencia_no_ofrecida: 409,
  alias_en_uso: 409,
  alias_fijo: 409,
  plan_fijo: 409,
  aviso_no_disponible: 409,
  destino_saturado: 409,
  sin_avisos: 409,
  demasiados_anuncios: 409,
  tope_de_la_cuenta: 409,
  ultimo_propietario: 409,
  ya_es_miembro: 409,
  dispositivo_cambiado: 409,
  cuerpo_grande: 413,
  tipo_no_admitido: 415,
  clave_reutilizada: 422,
  imagen_no_admitida: 422,
  demasiados_intentos: 429,
  descarga_en_curso: 429,
  error_interno: 500,
  no_disponible: 503,
  sobrecarga: 503,
} as const

export type CodigoError = keyof typeof CODIGOS

export const CODIGOS_ERROR = Object.keys(CODIGOS) as CodigoError[]

export const DetalleError = object({
  campo: Type.String({ description: 'Campo con el problema, por ejemplo nombre o config.horario' }),
  mensaje: Type.String({ description: 'Frase en español para mostrar junto al campo' }),
})
export type DetalleError = Static<typeof DetalleError>

/** The body of every error. `error`, `message` and `mensaje` carry the same Spanish sentence. */
export const CuerpoError = object(
  {
    codigo: oneOf(CODIGOS_ERROR, { description: 'Palabra estable para programas' }),
    error: Type.String(),
    message: Type.String(),
    mensaje: Type.String(),
    detalles: Type.Optional(Type.Array(DetalleError)),
    enAtencion: Type.Optional(nullable(Turno)),
    abre: Type.Optional(nullable(Type.String({ description: 'Cuándo vuelve a entregar turnos la cola' }))),
  },
  {
    description:
      'Error: la misma frase en español bajo error, message y mensaje. Con puesto_cambio, enAtencion es el turno que atiende ese puesto, o null',
  },
)
export type CuerpoError = Static<typeof CuerpoError>

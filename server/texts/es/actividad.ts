import { horaDe } from '#domain/hora-local.ts'
import type { Rango, Semana } from '#domain/horario.ts'
import { escribirRangos, escribirSemana } from '#domain/horario-texto.ts'
import type { Textos } from '../textos.ts'
import { PALABRAS_DE_HORARIO } from './horario.ts'

type Actividad = Textos['actividad']

const eventos: Actividad['eventos'] = {
  emitido: 'Pidió un turno',
  llamado: 'Llamó',
  rellamado: 'Volvió a llamar',
  completado: 'Terminó de atender',
  ausente: 'Marcó ausente',
  cancelado: 'Canceló',
  expirado: 'Venció el turno',
  deshecho: 'Deshizo la llamada',
  transferido: 'Transfirió',
  seguido: 'Pasó al siguiente paso',
  apartado: 'Apartó',
  reanudado: 'Devolvió a la fila',
  vuelto: 'Hizo volver',
  pospuesto: 'Dejó pasar a otros',
  movido: 'Cambió de lugar',
  llegado: 'Avisó que llegó',
  restaurado: 'Restauró',
  cambiado: 'Cambió sus datos',
  respondido: 'Respondió a un aviso',
  puesto_ocupado: 'Ocupó el puesto',
  puesto_liberado: 'Quedó libre el puesto',
  puesto_pausado: 'Hizo una pausa',
  puesto_reanudado: 'Volvió de la pausa',
  cola_estado: 'Inició o pausó la cola',
  apertura: 'Abrió o cerró a mano',
  rafaga_cancelada: 'Canceló una ráfaga',
  anuncio: 'Publicó o terminó un anuncio',
}

const apuntes: Actividad['apuntes'] = {
  empresa_creada: 'Creó la empresa',
  empresa_cambiada: 'Cambió la configuración',
  plan_cambiado: 'Cambió el plan',
  horario_cambiado: 'Cambió el horario',
  preferencias_cambiadas: 'Cambió las preferencias',
  avisos_cambiados: 'Cambió los avisos',
  avisos_de_turno: 'Cambió los avisos de un turno',
  cola_creada: 'Creó la cola',
  cola_cambiada: 'Cambió la cola',
  cola_eliminada: 'Eliminó la cola',
  jornada_cerrada: 'Cerró la jornada',
  puestos_cambiados: 'Cambió los puestos',
  dispositivo_emparejado: 'Conectó una pantalla',
  dispositivo_cambiado: 'Cambió una pantalla',
  dispositivo_revocado: 'Desconectó una pantalla',
  miembro_agregado: 'Se unió al equipo',
  miembro_cambiado: 'Cambió el rol o las colas',
  miembro_quitado: 'Salió del equipo',
  invitacion_enviada: 'Invitó',
  invitacion_reenviada: 'Volvió a invitar',
  invitacion_retirada: 'Retiró la invitación',
  invitacion_dirigida: 'Pidió su invitación por correo',
  contrasena_restablecida: 'Dio otra contraseña',
}

const campos: Actividad['campos'] = {
  nombre: 'Nombre',
  titular: 'Titular',
  direccion: 'Dirección',
  telefono: 'Teléfono',
  email: 'Correo de contacto',
  correo: 'Correo',
  horario: 'Texto del horario',
  descripcion: 'Descripción',
  sitioWeb: 'Sitio web',
  colorPrimario: 'Color principal',
  colorSecundario: 'Color secundario',
  logo: 'Logo',
  zona: 'Zona horaria',
  idioma: 'Idioma',
  idiomas: 'Otros idiomas del kiosco',
  nombresPublicos: 'Nombres en pantallas públicas',
  elegir: 'Llamar fuera de orden',
  nombresAlLlamar: 'Nombres solo al llamar',
  corte: 'Fin del día de servicio',
  actividadMeses: 'Meses de actividad guardados',
  alias: 'Dirección corta',
  pideCodigo: 'Pide el código de sala',
  plan: 'Plan',
  prefijo: 'Prefijo',
  prioridad: 'Prioridad',
  tiempoEstimado: 'Minutos estimados',
  posicion: 'Lugar en la lista',
  pidePersonas: 'Pregunta cuántas personas',
  campos: 'Preguntas',
  sigue: 'Siguiente paso',
  semana: 'Horas de la semana',
  especiales: 'Días especiales',
  cierre: 'Cierre a tiempo',
  maxEspera: 'Máximo en espera',
  cupoDia: 'Cupo del día',
  cupoHora: 'Cupo por hora',
  preferencias: 'Preferencias',
  puestos: 'Puestos',
  por: 'Por qué',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  paises: 'Países',
  topeDia: 'Tope de mensajes por día',
  silencio: 'Horas de silencio',
  credenciales: 'Claves del proveedor',
  tipo: 'Tipo',
  colas: 'Colas',
  rol: 'Rol',
  completados: 'Atenciones terminadas',
  expirados: 'Turnos vencidos',
  cancelados: 'Turnos cancelados',
  estado: 'Estado',
  abierta: 'Abierta',
  saltados: 'Personas que esperaban antes',
  motivo: 'Motivo',
  palabra: 'Respuesta',
  navegador: 'Navegador',
}

/** What the fixed values of a field are called. Values that users type are shown as typed. */
const PALABRAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  estado: { pausada: 'en pausa' },
  nombresPublicos: { completo: 'nombre completo', numero: 'solo el número' },
  por: {
    salida: 'se fue',
    cambio: 'pasó a otro puesto',
    relevo: 'lo tomó otra persona',
    equipo: 'lo liberó el equipo',
    sesion: 'se cerró la sesión',
    sin_senal: 'sin señal durante 15 minutos',
    jornada: 'terminó la jornada',
    eliminado: 'el puesto ya no existe',
  },
  navegador: {
    mismo_navegador: 'el que pidió el turno',
    otro_navegador: 'otro, no el que pidió el turno',
  },
}

/** Texts of empty values that have a meaning. */
const SIN_VALOR: Readonly<Record<string, string>> = {
  colas: 'todas',
  actividadMeses: 'siempre',
  semana: 'sin horas fijas',
}

const lista = (partes: readonly string[]): string => partes.join(', ')

/** Formatters of fields with a format of their own. */
const FORMAS: Readonly<Record<string, (valor: never) => string>> = {
  corte: (minutos: number) => horaDe(minutos),
  semana: (semana: Semana) => escribirSemana(semana, PALABRAS_DE_HORARIO).replaceAll('\n', '; '),
  especiales: (dias: { fecha: string; motivo: string; rangos: Rango[] }[]) =>
    dias
      .map(({ fecha, motivo, rangos }) =>
        [fecha, motivo, rangos.length > 0 ? escribirRangos(rangos, PALABRAS_DE_HORARIO) : 'cerrado']
          .filter(Boolean)
          .join(' '),
      )
      .join('; '),
  cierre: ({ margen }: { margen: number }) => `${margen} min antes`,
  silencio: ({ desde, hasta }: Rango) => `${horaDe(desde)} a ${horaDe(hasta)}`,
  preferencias: (todas: { nombre: string; ventaja: number }[]) =>
    lista(todas.map(({ nombre, ventaja }) => `${nombre} (${ventaja} min)`)),
  puestos: (todos: { nombre: string; colas: number[] | null; plazas: number | null }[]) =>
    lista(
      todos.map(({ nombre, colas, plazas }) => {
        const detalle = [colas && `colas: ${colas.length}`, plazas && `lugares: ${plazas}`].filter(Boolean)
        return detalle.length > 0 ? `${nombre} (${lista(detalle as string[])})` : nombre
      }),
    ),
  campos: (todos: { nombre: string }[]) => lista(todos.map(({ nombre }) => nombre)),
  whatsapp: ({ numero }: { numero: string }) => numero,
  credenciales: (canales: readonly string[]) =>
    `cambiadas: ${lista(canales.map((canal) => campos[canal] ?? canal))}`,
  sms: ({ proveedor, desde }: { proveedor: string; desde: string }) =>
    lista([proveedor, desde].filter(Boolean)),
}

function escribir(campo: string, valor: unknown): string | null {
  if (valor === null || valor === undefined || valor === '') return SIN_VALOR[campo] ?? null
  const forma = FORMAS[campo]
  if (forma && typeof valor !== 'string') return forma(valor as never) || null
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (Array.isArray(valor)) return lista(valor.map(String)) || null
  if (typeof valor === 'object') return JSON.stringify(valor)
  return PALABRAS[campo]?.[String(valor)] ?? String(valor)
}

export const actividad: Actividad = {
  eventos,
  apuntes,
  actores: {
    usuario: 'Alguien del equipo',
    llave: 'Una conexión',
    dispositivo: 'Una pantalla',
    cliente: 'Cliente',
    sistema: 'Turnero',
  },
  yaNoEsta: 'Una cuenta que ya no existe',
  campos,
  valor: escribir,
  columnas: [
    'Fecha y hora',
    'Quién',
    'Qué hizo',
    'Turno',
    'Cliente',
    'Cola',
    'Puesto',
    'Sobre',
    'Cambios',
    'Dirección de red',
  ],
}

export const personal: Textos['personal'] = {
  columnas: [
    'Fecha',
    'Persona',
    'Cola',
    'Llamados',
    'Atendidos',
    'Ausentes',
    'Siguieron en otra cola',
    'Llamados fuera de orden',
    'Atención promedio (min)',
    'Atención mediana (min)',
    'Pausas',
    'En pausa (min)',
  ],
  sinNombre: { nadie: 'Sin persona', retirada: actividad.yaNoEsta },
}

import type { Demora, EstadoTurno } from '#contract/turno.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'
import { nombrePuesto } from './puesto.ts'

const explicaciones: Record<EstadoTurno, string> = {
  'en espera': 'Te avisamos aquí cuando te toque.',
  'en atención': 'Acércate, te están esperando',
  completado: 'Gracias por tu visita.',
  cancelado: 'Este turno ya no está en la fila.',
  ausente: 'Acércate a preguntar o solicita un turno nuevo.',
  expirado: 'La jornada terminó antes de llamarte. Solicita un turno nuevo.',
}

const demoras: Record<Demora, string> = {
  lenta: 'La atención va más lenta de lo previsto.',
  preferentes: 'Se sumaron personas preferentes.',
  otras: 'Se sumaron personas antes que tú.',
  propia: 'Dejaste pasar a otras personas.',
  pausa: 'Un puesto hizo una pausa.',
}

const minuscula = (frase: string) => frase.charAt(0).toLowerCase() + frase.slice(1)

export const miTurno = {
  titulo: 'Mi turno',
  pedir: 'Pide tu turno',
  pedirTexto: 'Escribe tu nombre y elige la atención que necesitas.',
  nombre: 'Tu nombre',
  faltaNombre: 'Escribe tu nombre',
  preferente: '¿Necesitas atención preferente?',
  preferencia: (nombre: string) => `Atención preferente: ${nombre}`,
  otraAtencion: 'Elige otra atención.',
  yaTengo: 'Ya tengo un turno',
  cerrado: 'Ahora está cerrado',
  desdeEsaHora: 'Podrás pedir tu turno desde esa hora.',
  idiomaDeAvisos: 'Los avisos también llegan en este idioma.',
  nombreEjemplo: 'Ana Pérez',
  falloCategorias: 'No se pudieron cargar las categorías. Intenta de nuevo más tarde.',
  empresaDesconocida: 'Esta página no existe',
  empresaDesconocidaTexto: 'Revisa el enlace o vuelve a leer el código QR.',
  obtener: 'Obtener Turno',
  fallo: 'No se pudo obtener el turno. Intenta de nuevo más tarde.',
  explicaciones,
  faltan: 'Turnos faltantes',
  /** The number of people called before this turno. */
  antes: (personas: number) =>
    personas === 0 ? 'Eres el siguiente' : `${plural(personas, 'persona', 'personas')} antes que tú`,
  tuTurno: 'Tu turno',
  turnoActual: 'Turno actual',
  sinActual: '—',
  sinCuenta: 'N/A',
  sinDato: '-',
  espera: 'Espera aproximada',
  /** The end of the range. */
  hastaLas: (hora: string) => `hasta ${las(hora)}`,
  demoras,
  aciertos: (cuantas: number) => `${cuantas} de cada 10 esperas cayeron en el rango`,
  puesto: nombrePuesto,
  codigo: 'Código',
  vivo: (hora: string) => `En vivo, ${hora}`,
  alas: (hora: string) => `A ${las(hora)}`,
  sinRed: 'Sin conexión. Mostramos lo último que supimos.',
  sinConexion: 'Sin conexión',
  desdeLas: (hora: string) => `desde ${las(hora)}`,
  casi: 'Ya casi te toca: acércate',
  teAvisamos: 'Te avisamos',
  avance: (lugares: number, total: number) => `Avanzaste ${lugares} de ${total} lugares`,
  mas: 'Más',
  listo: 'Listo',
  tituloLlamado: '🔔 ¡Es tu turno!',
  tituloEspera: (faltantes: number) => `(${faltantes}) Mi turno`,
  avisoSonido: 'Avísame con sonido',
  avisoPantalla: 'Pantalla encendida',
  cancelar: 'Cancelar turno',
  cancelarTitulo: '¿Cancelar tu turno?',
  cancelarTexto: 'Perderás tu lugar en la fila.',
  cancelarTextoCon: (lugar: string) => `Perderás tu lugar en la fila: ${minuscula(lugar)}.`,
  cancelarSinRed: 'Sin conexión no podemos avisar todavía: deja esta página abierta.',
  cancelando: 'Cancelando tu turno…',
  cancelarEspera:
    'Sin conexión: tu turno sigue en la fila hasta que podamos avisar. Deja esta página abierta, seguimos intentando.',
  cancelarSi: 'Sí, cancelar',
  cancelarNo: 'Conservar mi turno',
  gracias: (nombre: string) => (nombre ? `Gracias, ${nombre}` : 'Gracias por tu visita'),
  vuelve: 'Esta página vuelve al inicio en un minuto.',
  nuevo: 'Solicitar nuevo turno',
  cancelado: 'Cancelaste tu turno. Ya no estás en la fila.',
  llamado: (hora: string, puesto: string | null) =>
    puesto === null ? `Te llamamos a ${las(hora)}` : `Te llamamos a ${las(hora)}, ${nombrePuesto(puesto)}`,
  noDisponible: 'Tu turno ya no está disponible. Por favor solicita uno nuevo.',
} as const

import { duracion } from './estimado.ts'
import { las } from './hora.ts'
import { plural } from './plural.ts'
import { a, conNombre, de, sinNombre } from './quien.ts'

/** Staff actions for one customer, and what is known about them. */
export const flujo = {
  menu: {
    llamar: 'Llamar ahora',
    transferir: 'Transferir…',
    apartar: 'Apartar…',
    reanudar: 'Volver a la cola',
    datos: 'Nota y datos…',
    avisos: 'Avisos enviados',
    acercar: 'Avisar que se acerque',
    contestar: 'Contestar…',
    seguir: (cola: string) => `Finalizar y pasar a ${cola}`,
  },
  sinNombre,
  nombreOculto: 'Se ve al llamar',
  hecho: {
    avisar: (nombre: string) => `Enviamos el aviso ${a(nombre)}`,
    transferir: (nombre: string, destino: string) => `${nombre} pasó a ${destino}`,
    mover: (nombre: string) => `${nombre} cambió de lugar en la cola`,
    apartar: (nombre: string) => `Apartaste ${a(nombre)}`,
    reanudar: (nombre: string) => `${nombre} está otra vez en la cola`,
    datos: (nombre: string) => `Guardaste los datos ${de(nombre)}`,
  },
  contestar: {
    titulo: (nombre: string) => `Contestar ${a(nombre)}`,
    vacia: 'Escribe tus respuestas listas en Configuración, Avisos a tus clientes.',
    fallo: 'No se pudo enviar. Inténtalo de nuevo.',
  },
  deshacerQue: {
    transferir: (nombre: string) => `Deshacer el traslado ${de(nombre)}`,
    apartar: (nombre: string) => `Deshacer haber apartado ${a(nombre)}`,
    reanudar: (nombre: string) => `Deshacer la vuelta ${de(nombre)}`,
    datos: (nombre: string) => `Deshacer el cambio de datos ${de(nombre)}`,
  },
  comoAntes: (nombre: string) => `${nombre} está como antes`,
  transferir: {
    titulo: (nombre: string) => `Transferir ${a(nombre)}`,
    texto: 'Conserva su número y su código. Su teléfono lo sigue.',
    destino: 'A dónde',
    misma: (cola: string) => `${cola}, en otro lugar`,
    aPuesto: 'A un puesto libre',
    puesto: 'Puesto',
    puestoPista: 'Se anuncia allí enseguida.',
    motivoPista: 'Pasa antes que otras personas. Queda registrado.',
    donde: 'En qué lugar',
    lugares: {
      conserva: 'El que le da su antigüedad',
      final: 'Al final',
      primero: 'El primero',
    },
    confirmar: 'Transferir',
  },
  apartar: {
    titulo: (nombre: string) => `Apartar ${a(nombre)}`,
    texto: 'Nadie lo llama mientras tanto. Conserva su lugar y vuelve solo, o cuando lo digas.',
    minutos: duracion,
    sinPlazo: 'Sin plazo',
  },
  elegir: {
    titulo: (nombre: string) => `Llamar ${a(nombre)} antes que a los demás`,
    texto: (cuantos: number) =>
      `Pasa antes que ${plural(cuantos, 'persona que llegó', 'personas que llegaron')} primero. Queda registrado.`,
    motivo: 'Motivo',
    confirmar: 'Llamar ahora',
  },
  restaurar: {
    titulo: (nombre: string) => `Restaurar ${a(nombre)} antes que a los demás`,
    texto: () =>
      'Su atención terminó hace más de media hora: pasa antes que quienes esperan. Queda registrado.',
    confirmar: 'Restaurar',
  },
  datos: {
    titulo: (etiqueta: string) => `Nota y datos del turno ${etiqueta}`,
    nota: 'Nota',
    notaPista: 'Solo la ve el personal.',
    marcas: 'Marcas',
    marcasPista: (cuantas: number) =>
      `Palabras cortas separadas con comas, como Silla de ruedas. Hasta ${cuantas}.`,
    personas: 'Personas',
    preferencia: 'Atención preferente',
    ninguna: 'Ninguna',
    guardar: 'Guardar',
  },
  apartados: {
    titulo: 'Apartados',
    hasta: (hora: string) => `vuelve a ${las(hora)}`,
    sinPlazo: 'sin plazo',
    volver: 'Volver ahora',
    vacia: 'Nadie está apartado',
    volverTurno: (etiqueta: string, nombre: string) =>
      `Volver ahora a la cola el turno ${conNombre(etiqueta, nombre)}`,
  },
  volvio: 'Volvió',
  volvioTurno: (etiqueta: string, nombre: string) =>
    `Volvió: devolver a la cola, tras los dos siguientes, el turno ${conNombre(etiqueta, nombre)}`,
  detalle: {
    mensaje: 'Escribió',
    preferencia: 'Atención preferente',
    personas: (cuantas: number) => plural(cuantas, 'persona', 'personas'),
    llego: 'Ya llegó',
    llegoA: 'Llegó',
    pospuso: (veces: number) => (veces === 1 ? 'Pospuso una vez' : `Pospuso ${veces} veces`),
    nota: 'Nota',
  },
  tamano: {
    label: 'Tamaño del grupo',
    todos: 'Todos los tamaños',
    hasta: (personas: number) => `Hasta ${personas}`,
  },
} as const

import { las } from './hora.ts'
import { plural } from './plural.ts'

export const posponer = {
  abrir: 'Llego tarde…',
  abrirLlegue: 'Ya llegué o llego tarde…',
  voy: 'Voy en camino',
  vas: 'Saben que vas en camino',
  titulo: '¿Cómo vas?',
  llegue: 'Ya llegué',
  llegaste: 'Ya avisaste que estás aquí.',
  dejarTitulo: 'Dejar pasar a…',
  dejarTexto: 'Quedas detrás de ellas. El resto de la cola no cambia.',
  personas: (cuantas: number) => plural(cuantas, 'persona', 'personas'),
  vuelvoTitulo: 'Vuelvo en…',
  vuelvoTexto:
    'Mientras tanto nadie te llama. Conservas tu lugar: si ya tocaba, eres el siguiente al volver.',
  llegoTitulo: 'Llego en…',
  llegoTexto: 'Se lo decimos a quien atiende. Tu lugar no cambia.',
  tarde: (minutos: number | null) =>
    minutos === null ? 'Saben que llegas tarde' : `Saben que llegas ${minutos} min tarde`,
  minutos: (cuantos: number) => `${cuantos} minutos`,
  quedan: (veces: number) =>
    veces === 1 ? 'Puedes posponer tu turno una vez más.' : `Puedes posponer tu turno ${veces} veces.`,
  noQuedan: 'Ya pospusiste tu turno dos veces. Si no puedes venir, cancélalo y saca otro después.',
  pausa: (hora: string) => `En pausa hasta ${las(hora)}`,
  pausaSinHora: 'Tu turno está en pausa',
  pausaTexto: 'Nadie te llama mientras tanto y conservas tu lugar.',
  fallo: 'No se pudo. Inténtalo de nuevo.',
} as const

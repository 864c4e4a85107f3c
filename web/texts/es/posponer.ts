import { las } from './hora.ts'
import { plural } from './plural.ts'

/** What customers say about their coming, and how they postpone their turno. */
export const posponer = {
  /** Opens the answer of a called customer. */
  abrir: 'Llego tarde',
  voy: 'Voy en camino',
  vas: 'Saben que vas en camino',
  titulo: (etiqueta: string) => `Tu turno ${etiqueta}`,
  llegue: 'Ya llegué',
  lleguePista: 'Avisa que estás en la sala',
  llegaste: 'Ya avisaste que estás aquí.',
  dejar: 'Dejar pasar',
  dejarPista: (cuantas: string) => (cuantas === '1' ? 'A 1 persona' : `A ${cuantas} personas`),
  dejarTitulo: 'Dejar pasar a',
  dejarA: (cuantas: number) => `Dejar pasar a ${plural(cuantas, 'persona', 'personas')}`,
  dejarTexto: 'El resto de la cola no cambia.',
  quedarias: (lugar: string) => `Quedarías con ${lugar}.`,
  vuelvo: (veces: number) => (veces > 0 ? 'Vuelvo en…' : 'Llego tarde'),
  vuelvoPista: 'Conservas tu lugar',
  vuelvoTitulo: (veces: number) => (veces > 0 ? 'Vuelvo en' : 'Llego en'),
  vuelvoEn: (tiempo: string) => `Vuelvo en ${tiempo}`,
  llegoEn: (tiempo: string) => `Llego en ${tiempo}`,
  nadieTeLlama: (hora: string) => `Nadie te llama hasta ${las(hora)}`,
  conservas: 'Conservas tu lugar: si ya tocaba, eres el siguiente al volver.',
  llegoTexto: 'Avisamos a quien te atiende. Tu lugar no cambia.',
  tarde: (minutos: number | null) =>
    minutos === null ? 'Saben que llegas tarde' : `Saben que llegas ${minutos} min tarde`,
  quedan: (veces: number) =>
    veces === 1 ? 'Puedes posponer tu turno una vez más.' : `Puedes posponer tu turno ${veces} veces.`,
  noQuedan: 'Ya pospusiste tu turno dos veces. Si no puedes venir, cancélalo y saca otro después.',
  pausa: (hora: string) => `En pausa hasta ${las(hora)}`,
  pausaSinHora: 'Tu turno está en pausa',
  pausaTexto: 'Nadie te llama mientras tanto y conservas tu lugar.',
  fallo: 'No se pudo. Inténtalo de nuevo.',
} as const

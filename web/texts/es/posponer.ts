import { plural } from './plural.ts'

export const posponer = {
  dejarPasar: 'Dejar pasar',
  vuelvo: 'Vuelvo en…',
  llegue: 'Ya llegué',
  llegaste: 'Avisaste que ya estás',
  dejarTitulo: '¿A cuántas personas dejas pasar?',
  dejarTexto: 'Quedas detrás de ellas. El resto de la cola no cambia.',
  personas: (cuantas: number) => plural(cuantas, 'persona', 'personas'),
  vuelvoTitulo: '¿En cuántos minutos vuelves?',
  vuelvoTexto:
    'Mientras tanto nadie te llama. Al volver conservas tu lugar: si ya tocaba, eres el siguiente.',
  minutos: (cuantos: number) => `${cuantos} minutos`,
  quedan: (veces: number) =>
    veces === 1 ? 'Puedes hacerlo una vez más.' : `Puedes hacerlo ${veces} veces en total.`,
  pausa: (hora: string) => `En pausa: vuelves a las ${hora}`,
  pausaSinHora: 'En pausa: te avisaremos cuando sigas en la cola',
  pausaTexto: 'Nadie te llama mientras tanto y conservas tu lugar.',
  fallo: 'No se pudo. Inténtalo de nuevo.',
} as const

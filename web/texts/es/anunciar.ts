import { las } from './hora.ts'

/** An announcement to the people who wait, from the room and from the menu of a queue. */
export const anunciar = {
  abrir: 'Anunciar',
  abrirEnMenu: 'Anunciar…',
  titulo: 'Anuncio a quienes esperan',
  donde:
    'Se ve en sus teléfonos y en el monitor, y llega a cada uno por el medio que eligió y confirmó. Cinco a la vez, como mucho.',
  texto: 'Qué quieres decir',
  falta: 'Escribe qué quieres decir',
  ejemplo: 'El médico llega 20 minutos tarde',
  dura: 'Se muestra durante',
  colas: 'Solo para quienes esperan en… (ninguna marcada: todas)',
  todas: 'Todas las colas',
  minutos: (cuantos: number) =>
    cuantos < 60 ? `${cuantos} minutos` : cuantos === 60 ? '1 hora' : `${cuantos / 60} horas`,
  enviar: 'Anunciar',
  hasta: (hora: string) => `hasta ${las(hora)}`,
  quitar: 'Quitar',
  fallo: 'No se pudo anunciar. Inténtalo de nuevo.',
} as const

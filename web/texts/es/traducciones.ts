export const traducciones = {
  idioma: 'Idioma de la traducción',
  nada: 'Aún no hay textos que traducir: crea una cola.',
  completo: 'Todo está traducido',
  sinTraducir: (cuantos: number) => (cuantos === 1 ? '1 sin traducir' : `${cuantos} sin traducir`),
  fallo: 'No se pudieron guardar las traducciones. Inténtalo de nuevo.',
  falloCarga: 'No se pudieron cargar las traducciones',
  donde: {
    cola: 'Cola',
    pregunta: 'Pregunta',
    opcion: 'Opción de una pregunta',
    preferencia: 'Atención preferente',
    anuncio: 'Anuncio',
  },
} as const

/** The pictures of the README: file name in docs/img, address and size of the window. */
export const VIEWS = [
  { name: 'panel', path: '/dashboard/:id', width: 1280, height: 800 },
  { name: 'telefono', path: '/mi-turno/:empresaId', width: 360, height: 740 },
  { name: 'monitor', path: '/monitor/:empresaId/:colaId', width: 1280, height: 720 },
] as const

export type View = (typeof VIEWS)[number]

/** Languages of the READMEs. */
export const LANGUAGES = ['es', 'en'] as const

export const MAX_BYTES = 150_000

export const fileOf = ({ name }: View, language: (typeof LANGUAGES)[number]) =>
  `docs/img/${name}-${language}.webp`

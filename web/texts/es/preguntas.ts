export const preguntas = {
  personas: '¿Cuántas personas vienen?',
  preferencia: 'Atención preferente',
  preferenciaPista: 'Solo la ve quien te atiende. Nunca aparece en la pantalla de la sala.',
  ninguna: 'No la necesito',
  ningunaPersonal: 'Ninguna',
  elige: 'Elige una opción',
  falta: 'Completa este campo',
} as const

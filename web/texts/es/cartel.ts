export const cartel = {
  titulo: 'Cartel',
  volver: 'Volver',
  imprimir: 'Imprimir',
  pista: 'También puedes guardarlo como PDF en el cuadro de impresión.',
  papel: 'Papel',
  papeles: { carta: 'Carta', a4: 'A4' },
  encabezado: 'Toma tu turno desde tu teléfono',
  subtitulo: 'Sin hacer cola y sin instalar nada',
  pasos: [
    { titulo: 'Escanea', texto: 'Abre la cámara y apunta al código.' },
    { titulo: 'Escribe tu nombre', texto: 'Elige qué necesitas y toca Obtener Turno.' },
    { titulo: 'Espera donde quieras', texto: 'Tu teléfono te avisa cuando te toca.' },
  ],
  oEntra: 'O entra a',
  fallo: 'No se pudo preparar el cartel',
} as const

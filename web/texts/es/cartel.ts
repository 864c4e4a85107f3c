export const cartel = {
  titulo: 'Cartel',
  volver: 'Volver',
  imprimir: 'Imprimir',
  pista: 'En el cuadro de impresión elige papel A4. También puedes guardarlo como PDF.',
  encabezado: 'Toma tu turno desde tu teléfono',
  subtitulo: 'Sin filas y sin instalar nada',
  pasos: [
    { titulo: 'Escanea', texto: 'Abre la cámara y apunta al código.' },
    { titulo: 'Escribe tu nombre', texto: 'Elige qué necesitas y toca Obtener Turno.' },
    { titulo: 'Espera donde quieras', texto: 'Tu teléfono te avisa cuando te toca.' },
  ],
  oEntra: 'O entra a',
  fallo: 'No se pudo preparar el cartel',
} as const

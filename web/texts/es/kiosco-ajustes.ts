/** The kiosk's settings. Separate from its other texts, because customers never load them. */
export const kioscoAjustes = {
  titulo: 'Ajustes de esta pantalla',
  imprimir: 'Imprimir un comprobante con cada turno',
  imprimirPista: 'En papel de 80 mm, con la impresora de este equipo.',
  boton: 'Ofrecer el botón Imprimir',
  botonPista: 'Quien quiera un comprobante lo imprime al recibir su turno.',
  kiosco: 'Modo kiosco',
  kioscoTexto:
    'Cierra tu sesión en este navegador y muestra el kiosco en pantalla completa. Así nadie puede entrar a tu panel desde aquí.',
  kioscoEntrar: 'Activar modo kiosco',
  kioscoFallo: 'No se pudo cerrar la sesión. Revisa la red e inténtalo de nuevo.',
} as const

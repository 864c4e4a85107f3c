/** The logo, when creating and when configuring a company. */
export const logo = {
  titulo: 'Logo',
  campo: 'URL del logo',
  pista: 'La dirección de una imagen, que empiece con https://. O sube una.',
  subir: 'Subir una imagen',
  subirPista: 'PNG, JPEG o WebP de hasta 4 MB.',
  seGuarda: 'Se guarda al elegirla.',
  subido: 'Logo guardado',
  enUso: 'Usas una imagen subida. Si escribes una dirección, la reemplaza.',
  quitar: 'Quitar el logo',
  grande: 'Esa imagen pasa de 4 MB. Elige una más pequeña.',
  otroTipo: 'Sube una imagen PNG, JPEG o WebP.',
  fallo: 'No se pudo subir la imagen.',
} as const

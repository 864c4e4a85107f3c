import { LOGO_MAXIMO_BYTES, LOGO_MAXIMO_PIXELES } from '#contract/empresa.ts'
import { inTurn } from '#server/base/in-turn.ts'
import { Rechazo } from '#server/base/rechazo.ts'

/** Maximum width and height in pixels: larger than any screen shows a logo, and enough for a printed poster. */
const LADO = 512
const SEGUNDOS = 10
/** Uploads that may wait at once. Only one image is decoded at a time, which bounds memory. */
const ESPERAN = 8

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** Checks the magic bytes, whatever type the client declares. */
const esAdmitida = (bytes: Buffer): boolean =>
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  ascii(bytes, 0, 3) === '\xff\xd8\xff' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')

const decode = inTurn()
let waiting = 0

/**
 * Converts an image to WebP of at most 512 by 512 pixels, upright and without metadata. Rejects images that are not
 * PNG, JPEG or WebP, or that exceed the limits of bytes or pixels; dimensions are checked before decoding.
 */
export async function logoLimpio(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > LOGO_MAXIMO_BYTES || !esAdmitida(bytes)) throw new Rechazo('imagen_no_admitida')
  if (waiting >= ESPERAN) throw new Rechazo('no_disponible', { esperar: 5 })
  waiting++
  try {
    return await decode(() => convertir(bytes))
  } finally {
    waiting--
  }
}

async function convertir(bytes: Buffer): Promise<Buffer> {
  const sharp = await cargar()
  try {
    return await sharp(bytes, { limitInputPixels: LOGO_MAXIMO_PIXELES, failOn: 'error' })
      .autoOrient()
      .resize(LADO, LADO, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .timeout({ seconds: SEGUNDOS })
      .toBuffer()
  } catch {
    throw new Rechazo('imagen_no_admitida')
  }
}

/** Loads sharp at the first upload, since most servers never get one. Disables decoders of all other image types. */
async function cargar() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

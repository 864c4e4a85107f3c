import { LOGO_MAXIMO_BYTES, LOGO_MAXIMO_PIXELES } from '#contract/empresa.ts'
import { inTurn } from '#server/base/in-turn.ts'
import { Rechazo } from '#server/base/rechazo.ts'

/** Larger than any screen shows it, and enough for a printed poster. */
const LADO = 512
const SEGUNDOS = 10
/** Uploads admitted at a time. One image is decoded at a time, which bounds the memory. */
const ESPERAN = 8

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

/** By its first bytes, whatever it is called. */
const esAdmitida = (bytes: Buffer): boolean =>
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  ascii(bytes, 0, 3) === '\xff\xd8\xff' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')

const decode = inTurn()
let waiting = 0

/**
 * Returns an image as WebP of at most 512 by 512 pixels, upright and without what cameras write into it. Rejects what is
 * not PNG, JPEG or WebP, or has more bytes or pixels than allowed: its size is read before a pixel is decoded.
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

/** Loaded at the first upload: most servers never see one. The readers of all other kinds of image are switched off. */
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

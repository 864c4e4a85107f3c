import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type ConEmpresa, conEmpresa } from '#harness/stories.ts'
import { expectRefused } from '#tests/helpers/errors.ts'
import { onEachEngine } from '#tests/helpers/fixtures.ts'
import { AZUL_PNG, VIOLETA_PNG } from '#tests/helpers/images.ts'

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64')

/** Creates a picture of one colour, with text a camera would write into it. */
const picture = (kind: 'png' | 'jpeg' | 'webp', width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7c3aed' } })
    .withExif({ IFD0: { Copyright: 'Calle Secreta 5' } })
    [kind]()
    .toBuffer()

/** Creates a valid PNG with `side` black pixels on each side: few bytes, like a decompression bomb. */
function square(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

onEachEngine('the logo of a company', (app) => {
  const subir = ({ client, correo, empresaId }: ConEmpresa, imagen: string) =>
    client.try(endpoints.subirLogo, { params: { correo, id: empresaId }, body: { imagen } })
  const cambiar = ({ client, correo, empresaId }: ConEmpresa, logo: string) =>
    client.try(endpoints.cambiarEmpresa, { params: { correo, id: empresaId }, body: { logo } })
  const filas = async ({ client, correo }: ConEmpresa) => {
    const datos = await client.call(endpoints.datosCuenta, { params: { correo } })
    return datos.empresas.map(({ empresa }) => [empresa.logo, empresa.logoImagen] as const)
  }

  test('is uploaded as PNG, JPEG or WebP, and becomes a small WebP without camera metadata', async () => {
    const sol = await conEmpresa(app.client())
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const { status, body } = await subir(sol, base64(await picture(kind, 1600, 800)))
      expect(status, kind).toBe(200)
      const { logo } = body.empresa
      const reply = await app.client().send(logo)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(reply.headers.get('cache-control')).toContain('immutable')
      const bytes = Buffer.from(await reply.arrayBuffer())
      const { format, width, height, exif } = await sharp(bytes).metadata()
      expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 256 })
      expect(bytes.toString('latin1')).not.toContain('Secreta')
      expect(await filas(sol)).toEqual([[logo, bytes.toString('base64')]])
    }
    const publico = await sol.client.call(endpoints.publico, { params: { empresaId: sol.empresaId } })
    expect(publico.empresa.logo).toMatch(/^\/logos\//)
  })

  test('is refused in other formats, and with too many pixels or bytes', async () => {
    const sol = await conEmpresa(app.client())
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const png = Buffer.from(VIOLETA_PNG, 'base64')
    for (const [what, bytes] of Object.entries({
      svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      gif,
      words: 'no soy una imagen',
      'half a picture': png.subarray(0, 40),
      'a picture in name only': Buffer.concat([png.subarray(0, 8), Buffer.from('<svg/>')]),
      'a bomb': square(20_000),
      'more pixels than allowed': square(4900),
      'more bytes than allowed': Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)]),
    })) {
      const { status } = await subir(sol, base64(bytes as string))
      expect([413, 422], what).toContain(status)
    }
    expectRefused(await subir(sol, base64(gif)), 'imagen_no_admitida')
    expect(await filas(sol)).toEqual([['', null]])
    expect((await subir(sol, base64(square(4898)))).status).toBe(200)
  })

  test('is deleted when replaced by another one or a URL, and with the company', async () => {
    const sol = await conEmpresa(app.client())
    const luna = await conEmpresa(app.client())
    const one = (await subir(sol, VIOLETA_PNG)).body.empresa.logo
    const two = (await subir(sol, AZUL_PNG)).body.empresa.logo
    const statusOf = async (logo: string) => (await app.client().send(logo)).status
    expect([await statusOf(one), await statusOf(two)]).toEqual([404, 200])
    // The stored address may be sent back; that of another company may not.
    expect((await cambiar(sol, two)).body.empresa.logo).toBe(two)
    expectRefused(await cambiar(luna, two), 'datos_invalidos')
    expect((await cambiar(sol, 'https://ejemplo.com/logo.png')).status).toBe(200)
    expect(await statusOf(two)).toBe(404)
    expect(await filas(sol)).toEqual([['https://ejemplo.com/logo.png', null]])

    const otro = (await subir(luna, VIOLETA_PNG)).body.empresa.logo
    await luna.client.call(endpoints.borrarEmpresa, {
      params: { correo: luna.correo, id: luna.empresaId },
    })
    expect(await statusOf(otro)).toBe(404)
  })
})

import { saveFile } from '#web/lib/browser/save-file.ts'
import { qrMatrix, qrSvg } from '#web/ui/qr-matrix.ts'

const PNG_PX = 1024

export const downloadSvg = (value: string, name: string) =>
  saveFile(new Blob([qrSvg(value)], { type: 'image/svg+xml' }), `${name}.svg`)

/** Draws whole pixels per square, so that edges stay sharp. Returns false if the browser cannot draw it. */
export async function downloadPng(value: string, name: string): Promise<boolean> {
  const matrix = qrMatrix(value)
  const scale = Math.ceil(PNG_PX / matrix.length)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = scale * matrix.length
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  matrix.forEach((row, y) => {
    row.forEach((black, x) => {
      if (black) context.fillRect(x * scale, y * scale, scale, scale)
    })
  })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) saveFile(blob, `${name}.png`)
  return blob !== null
}

/** A file name that every system accepts: 'Clínica Sol' becomes clinica-sol. */
export const fileName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'turnero'

import { createHmac, hash } from 'node:crypto'
import { codigoDe, normalizarCodigo } from '#domain/codigo.ts'

/** How long a code is shown. The one before still counts: somebody may be typing it. */
export const CODIGO_SALA_MS = 600_000
const LARGO = 4

const hmac = (secreto: string, text: string) => createHmac('sha256', secreto).update(text)

/** The code that monitors and kiosks of an empresa show now: whoever can read it is in the room. */
export function codigoDeSala(secreto: string, empresaId: string, ahora: number): string {
  const turno = Math.floor(ahora / CODIGO_SALA_MS)
  for (let i = 0; ; i++) {
    const codigo = codigoDe(hmac(secreto, `sala ${empresaId} ${turno} ${i}`).digest(), LARGO)
    if (codigo) return codigo
  }
}

export function esCodigoDeSala(secreto: string, empresaId: string, tecleado: string, ahora: number): boolean {
  const codigo = normalizarCodigo(tecleado)
  return [ahora, ahora - CODIGO_SALA_MS].some((t) => codigoDeSala(secreto, empresaId, t) === codigo)
}

/**
 * What is kept of the address that a turno came from: enough to tell bursts apart, too little to find it again. Four
 * bytes of a digest tell nothing of the secret; an HMAC would cost a take a tenth of its event loop.
 */
export const procedenciaDe = (secreto: string, empresaId: string, client: string): number =>
  hash('sha256', `${secreto} procedencia ${empresaId} ${client}`, 'buffer').readUInt32BE(0)

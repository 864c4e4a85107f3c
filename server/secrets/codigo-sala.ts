import { createHmac, hash } from 'node:crypto'
import { codigoDe, normalizarCodigo } from '#domain/codigo.ts'

/** How long a code is shown. The previous one is still accepted, because a customer may be typing it. */
export const CODIGO_SALA_MS = 600_000
const LARGO = 4

const hmac = (secreto: string, text: string) => createHmac('sha256', secreto).update(text)

/** Returns the code that monitors and kiosks of an empresa show now. Only customers in the room can read it. */
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
 * Returns four bytes of a digest of the client address: enough to group turnos by origin, too little to recover the
 * address or the secret. An HMAC would add a tenth to the event-loop time of a take.
 */
export const procedenciaDe = (secreto: string, empresaId: string, client: string): number =>
  hash('sha256', `${secreto} procedencia ${empresaId} ${client}`, 'buffer').readUInt32BE(0)

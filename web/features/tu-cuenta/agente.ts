import { leerAgente } from '#domain/user-agent.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'

const { sesiones: t } = tuCuenta

/** Returns the common name of a browser from its user agent: 'Chrome en Windows'. */
export function describeAgente(agente: string): string {
  const { navegador, sistema } = leerAgente(agente)
  if (navegador && sistema) return t.en(navegador, sistema)
  return navegador ?? sistema ?? t.desconocido
}

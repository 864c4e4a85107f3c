import { leerAgente } from '#domain/user-agent.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'

/** Returns the common name of a browser from its user agent: 'Chrome en Windows'. */
export function describeAgente(agente: string): string {
  const { navegador, sistema } = leerAgente(agente)
  if (navegador && sistema) return tuCuenta.sesiones.en(navegador, sistema)
  return navegador ?? sistema ?? tuCuenta.sesiones.desconocido
}

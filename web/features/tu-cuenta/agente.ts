import { leerAgente } from '#domain/user-agent.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'

const { sesiones: t } = tuCuenta

/** A browser's long name as people say it: 'Chrome en Windows'. */
export function describeAgente(agente: string): string {
  const { navegador, sistema } = leerAgente(agente)
  if (navegador && sistema) return t.en(navegador, sistema)
  return navegador ?? sistema ?? t.desconocido
}

import { VERSION } from '#server/base/version.ts'
import { type Comando, exigir } from './comando.ts'

export const version: Comando = {
  nombre: 'version',
  resumen: 'Dice qué versión es',
  ayuda: 'Uso: npm run turnero -- version',
  opciones: {},
  async ejecutar({ consola }, args) {
    exigir(args)
    consola.decir(VERSION)
    return 0
  },
}

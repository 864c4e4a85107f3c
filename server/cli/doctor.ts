import type { Config } from '#server/config.ts'
import { type Comando, exigir } from './comando.ts'
import { revisarAjustes } from './doctor/ajustes.ts'
import { revisarAlmacen } from './doctor/almacen.ts'
import { revisarBus } from './doctor/bus.ts'
import { revisarCorreo } from './doctor/correo.ts'
import { revisarDisco } from './doctor/disco.ts'
import type { Hallazgo } from './doctor/revision.ts'

const ayuda = `
Uso: npm run turnero -- doctor

Revisa los ajustes, el almacén, los avisos entre nodos, el correo, el disco y el reloj; dice qué está mal y qué
hacer. No cambia nada y se puede usar con el servidor en marcha. Termina con 1 si algo falla.
`

const SIGNOS = { bien: 'bien ', advertencia: 'aviso', falla: 'FALLA' } as const

export const doctor: Comando = {
  nombre: 'doctor',
  resumen: 'Revisa la instalación y dice qué corregir',
  ayuda,
  opciones: {},
  async ejecutar({ env, consola }, args) {
    exigir(args)
    const { config, hallazgos } = revisarAjustes(env)
    const todos = [...hallazgos, ...(config ? await revisarPartes(config, env) : [])]
    for (const { nivel, tema, texto, hacer } of todos) {
      consola.decir(`${SIGNOS[nivel]}  ${tema.padEnd(10)} ${texto}`)
      if (hacer) consola.decir(`${' '.repeat(18)}→ ${hacer}`)
    }
    const fallas = todos.filter(({ nivel }) => nivel === 'falla').length
    const advertencias = todos.filter(({ nivel }) => nivel === 'advertencia').length
    consola.decir()
    consola.decir(
      fallas === 0
        ? `Todo funciona (avisos: ${advertencias}).`
        : `Hay que corregir: ${fallas} (avisos: ${advertencias}).`,
    )
    return fallas === 0 ? 0 : 1
  },
}

async function revisarPartes(config: Config, env: Record<string, string | undefined>): Promise<Hallazgo[]> {
  const partes = await Promise.all([
    revisarAlmacen(config, env),
    revisarBus(config.redisUrl),
    revisarCorreo(config),
    revisarDisco(config.dataDir),
  ])
  return partes.flat()
}

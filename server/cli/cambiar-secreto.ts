import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { desenvolver, envolver, OTRO_SECRETO } from '#server/avisos/clave-de-datos.ts'
import { newToken } from '#server/base/ids.ts'
import { cambiarClaves } from '#server/commands/claves.ts'
import type { Config } from '#server/config.ts'
import { SECRET_FILE } from '#server/secrets/kept-secret.ts'
import { listClaves } from '#server/store/claves.ts'
import type { Store } from '#server/store/db.ts'
import { leerAjustes } from './ajustes.ts'
import { conAlmacen } from './almacen.ts'
import { type Comando, exigir, Fallo, MalUso } from './comando.ts'
import { type Consola, cifra } from './consola.ts'
import { asegurar } from './copia.ts'
import { secretoActual } from './secreto.ts'
import { versionesEnUso } from './versiones-en-uso.ts'

const ayuda = `
Uso: npm run turnero -- cambiar-secreto
     npm run turnero -- cambiar-secreto --terminar
     npm run turnero -- cambiar-secreto --perdido --si

Cambia el secreto de la instalación (SESSION_SECRET o el archivo secreto de DATA_DIR) sin perder lo que se guarda
cifrado. Crea uno nuevo; desde entonces los datos se abren con los dos. Después reinicia el servidor, o los nodos en
cualquier orden, con el nuevo. Al reiniciar se cierran las sesiones y se desvinculan las pantallas.

  --terminar    Cuando todos los nodos usan el nuevo: el anterior deja de abrir los datos
  --perdido     Si el secreto se perdió, con el servidor detenido: los datos empiezan con otra clave. Se pierden las
                claves de WhatsApp y SMS, los destinos de los avisos pedidos y las bajas
`

export const cambiarSecreto: Comando = {
  nombre: 'cambiar-secreto',
  resumen: 'Cambia el secreto sin perder los datos cifrados',
  ayuda,
  opciones: { terminar: { type: 'boolean' }, perdido: { type: 'boolean' }, si: { type: 'boolean' } },
  async ejecutar({ env, consola }, args) {
    exigir(args)
    const [terminar, perdido] = [args.marcada('terminar'), args.marcada('perdido')]
    if (terminar && perdido) throw new MalUso('Usa --terminar o --perdido, no las dos.')
    const ajustes = leerAjustes(env)
    if (perdido) await exigirDetenido(ajustes, args.marcada('si'))
    await conAlmacen({ env, consola }, async (store) => {
      if (perdido) return olvidar(store, consola)
      const secreto = secretoActual(env, ajustes.dataDir)
      if (secreto === null) throw new Fallo('Falta el secreto actual: pon SESSION_SECRET o DATA_DIR/secreto.')
      const envueltas = await todas(store)
      const clave = envueltas.map((una) => desenvolver(una, secreto)).find((una) => una !== null)
      if (clave === undefined || clave === null)
        throw new Fallo(envueltas.length === 0 ? SIN_CLAVE : OTRO_SECRETO)
      if (terminar) {
        const quitar = envueltas.filter((una) => desenvolver(una, secreto) === null)
        await store.execute(cambiarClaves, { agregar: [], quitar })
        consola.decir(
          `Listo: solo el secreto actual abre los datos. Secretos quitados: ${cifra(quitar.length)}.`,
        )
        return
      }
      const nuevo = newToken()
      await store.execute(cambiarClaves, { agregar: [envolver(clave, nuevo)], quitar: [] })
      await entregar(nuevo, env, ajustes, consola)
    })
    return 0
  },
}

const SIN_CLAVE = 'Estos datos todavía no tienen nada cifrado: inicia el servidor una vez.'

const todas = async (store: Store) => (await listClaves(store.db)).map(({ envuelta }) => envuelta)

/** Replaces the file of the secret, or shows the secret that the operator has to set. */
async function entregar(
  nuevo: string,
  env: Record<string, string | undefined>,
  { dataDir }: Config,
  consola: Consola,
): Promise<void> {
  if (env.SESSION_SECRET?.trim()) {
    consola.decir('Pon este secreto en los ajustes de todos los nodos y reinícialos:')
    consola.decir(`SESSION_SECRET=${nuevo}`)
  } else {
    const archivo = join(dataDir, SECRET_FILE)
    writeFileSync(`${archivo}.parcial`, nuevo, { mode: 0o600 })
    await asegurar(`${archivo}.parcial`)
    renameSync(`${archivo}.parcial`, archivo)
    await asegurar(dataDir)
    consola.decir(`El secreto nuevo está en ${archivo}. Guarda una copia aparte y reinicia el servidor.`)
  }
  consola.decir('Cuando todo funcione con él: npm run turnero -- cambiar-secreto --terminar')
}

async function exigirDetenido(ajustes: Config, confirmado: boolean): Promise<void> {
  if ((await versionesEnUso(ajustes)).length > 0)
    throw new Fallo('El servidor está en marcha: detenlo primero.')
  if (!confirmado) {
    throw new Fallo(
      'Se perderían las claves de WhatsApp y SMS, los destinos de los avisos pedidos y las bajas. Para hacerlo, agrega --si',
    )
  }
}

async function olvidar(store: Store, consola: Consola): Promise<void> {
  await store.execute(cambiarClaves, { agregar: [], quitar: await todas(store) })
  consola.decir('Listo: al iniciar, el servidor creará otra clave con el secreto que encuentre.')
}

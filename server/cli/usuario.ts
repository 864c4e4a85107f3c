import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Value } from 'typebox/value'
import { CONTRASENA_MAXIMA, CONTRASENA_MINIMA } from '#contract/cuenta.ts'
import { Correo } from '#contract/schema.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { borradoCompleto } from '#server/commands/compactar.ts'
import { fijarContrasena, registrar } from '#server/commands/cuenta.ts'
import { borrarCuenta, vaciarBorradas } from '#server/cuentas/borrar.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { deleteMessagesTo } from '#server/outbox/mail/forget-files.ts'
import { exportarCuenta } from '#server/queries/exportar-cuenta.ts'
import { contrasenas, debilidad } from '#server/secrets/contrasenas.ts'
import type { Context } from '#server/store/command.ts'
import type { Store } from '#server/store/db.ts'
import { SISTEMA } from '#server/store/eventos.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { leerAjustes } from './ajustes.ts'
import { conAlmacen } from './almacen.ts'
import { type Argumentos, type Comando, type Entorno, exigir, Fallo, MalUso } from './comando.ts'
import { cifra } from './consola.ts'

const ayuda = `
Uso: npm run turnero -- usuario crear <correo> [--nombre "Ana Pérez"] [--generar]
     npm run turnero -- usuario clave <correo> [--generar]
     npm run turnero -- usuario exportar <correo> <archivo.json>
     npm run turnero -- usuario borrar <correo> --si

  crear       Crea una cuenta ya confirmada
  clave       Cambia la contraseña y cierra todas las sesiones de la cuenta
  exportar    Escribe en un archivo todo lo que se guarda de la cuenta
  borrar      Borra la cuenta y sus empresas, con todos sus turnos; no se puede deshacer

La contraseña se pide sin mostrarla, o se lee de la entrada estándar. Con --generar se crea una al azar
y se muestra.
`

type Accion = (entorno: Entorno, args: Argumentos) => Promise<void>

const ACCIONES: Record<string, Accion> = { crear, clave, exportar, borrar }

export const usuario: Comando = {
  nombre: 'usuario',
  resumen: 'Crea una cuenta, cambia su clave, la exporta o la borra',
  ayuda,
  opciones: { nombre: { type: 'string' }, generar: { type: 'boolean' }, si: { type: 'boolean' } },
  async ejecutar(entorno, args) {
    const accion = ACCIONES[args.sueltos[0] ?? '']
    if (!accion) throw new MalUso('Indica qué hacer: crear, clave, exportar o borrar.')
    await accion(entorno, args)
    return 0
  },
}

async function crear(entorno: Entorno, args: Argumentos): Promise<void> {
  const correo = correoDe(exigir(args, 'qué hacer', 'el correo'))
  const nombre = args.texto('nombre')?.trim() || correo.split('@')[0] || correo
  const contrasena = await pedirContrasena(entorno, args, correo)
  await conAlmacen(entorno, async (store) => {
    await crearCuenta(store, { correo, nombre, contrasena, plan: null }).catch((error) => {
      if (error instanceof Rechazo && error.codigo === 'correo_en_uso') {
        throw new Fallo(`Ya hay una cuenta con ${correo}. Para cambiar su clave: usuario clave ${correo}`)
      }
      throw error
    })
  })
  entorno.consola.decir(`Cuenta creada: ${correo}`)
}

async function clave(entorno: Entorno, args: Argumentos): Promise<void> {
  const correo = correoDe(exigir(args, 'qué hacer', 'el correo'))
  await conAlmacen(entorno, async (store) => {
    await buscar(store, correo)
    const contrasena = await contrasenas.hash(await pedirContrasena(entorno, args, correo))
    await store.execute(fijarContrasena, { correo, revisada: null, contrasena, ip: null })
  })
  entorno.consola.decir(`Clave cambiada y sesiones cerradas: ${correo}`)
}

async function exportar({ env, consola, ruta }: Entorno, args: Argumentos): Promise<void> {
  const partes = exigir(args, 'qué hacer', 'el correo', 'el archivo de destino')
  const archivo = ruta(partes[2] ?? '')
  if (existsSync(archivo)) throw new Fallo(`${archivo} ya existe: elige otro archivo.`)
  await conAlmacen({ env, consola }, async (store) => {
    const cuenta = await buscar(store, correoDe(partes))
    await pipeline(
      Readable.from(exportarCuenta(store.db, cuenta, Date.now())),
      createWriteStream(archivo, { flags: 'wx', mode: 0o600 }),
    )
  })
  consola.decir(`Datos escritos en ${archivo}`)
}

async function borrar({ env, consola }: Entorno, args: Argumentos): Promise<void> {
  const correo = correoDe(exigir(args, 'qué hacer', 'el correo'))
  await conAlmacen({ env, consola }, async (store) => {
    const cuenta = await buscar(store, correo)
    if (!args.marcada('si')) {
      throw new Fallo(`Se borraría la cuenta ${correo} con sus empresas y turnos. Para hacerlo, agrega --si`)
    }
    const empresas = await borrarCuenta(store, cuenta.id)
    await vaciarBorradas(store)
    await deleteMessagesTo(join(leerAjustes(env).dataDir, 'correo'), correo)
    consola.decir(`Cuenta borrada: ${correo} (empresas: ${cifra(empresas)})`)
    const completo = borradoCompleto(store, Date.now())
    if (completo) consola.decir(`El servidor quita los últimos restos del disco antes de ${completo}.`)
  })
}

function correoDe([, dado = '']: string[]): string {
  if (!Value.Check(Correo, dado)) throw new MalUso(`«${dado}» no es un correo.`)
  return normalizarCorreo(dado)
}

async function buscar(store: Store, correo: string) {
  const cuenta = await findUsuarioByCorreo(store.db, { correo })
  if (!cuenta) throw new Fallo(`No hay ninguna cuenta con ${correo}.`)
  return cuenta
}

export interface CuentaNueva {
  correo: string
  nombre: string
  contrasena: string
  /** Null for the trial and then the first plan, as with a registration. */
  plan: string | null
}

/** Creates an account. Its address counts as verified, because the operator provided it. */
export async function crearCuenta(
  store: Store,
  { correo, nombre, contrasena, plan }: CuentaNueva,
  context?: Partial<Context>,
) {
  const datos = { correo, nombre: limpiarLinea(nombre), plan, verificado: true, avisar: null, actor: SISTEMA }
  return store.execute(registrar, { ...datos, contrasena: await contrasenas.hash(contrasena) }, context)
}

export const contrasenaAlAzar = (): string => randomBytes(12).toString('base64url')

async function pedirContrasena({ consola }: Entorno, args: Argumentos, correo: string): Promise<string> {
  if (args.marcada('generar')) {
    const nueva = contrasenaAlAzar()
    consola.decir(`Clave: ${nueva}`)
    return nueva
  }
  const dada = await consola.preguntarContrasena(`Clave nueva (${CONTRASENA_MINIMA} caracteres o más): `)
  if (dada.length < CONTRASENA_MINIMA || dada.length > CONTRASENA_MAXIMA) {
    throw new Fallo(
      `La clave debe tener entre ${CONTRASENA_MINIMA} y ${CONTRASENA_MAXIMA} caracteres. No se cambió nada.`,
    )
  }
  if (debilidad(dada, correo)) {
    throw new Fallo('Esa clave es de las primeras que alguien probaría: elige otra. No se cambió nada.')
  }
  return dada
}

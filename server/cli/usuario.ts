import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Value } from 'typebox/value'
import { CLAVE_MAXIMA, CLAVE_MINIMA } from '#contract/cuenta.ts'
import { Correo } from '#contract/schema.ts'
import { borrarCuenta } from '#server/commands/borrar-cuenta.ts'
import { normalizarCorreo } from '#server/commands/cuenta.ts'
import { cambiarClave, crearUsuario } from '#server/commands/cuentas-del-operador.ts'
import type { Servicio } from '#server/commands/servicio.ts'
import { exportarCuenta } from '#server/queries/exportar-cuenta.ts'
import { Rechazo } from '#server/rechazo.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Argumentos, type Comando, type Entorno, exigir, Fallo, MalUso } from './comando.ts'
import { cifra } from './consola.ts'
import { conServicio } from './servicio.ts'

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
  const contrasena = await pedirClave(entorno, args)
  await conServicio(entorno.env, async (s) => {
    await crearUsuario(s, { correo, nombre, contrasena }).catch((error) => {
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
  await conServicio(entorno.env, async (s) => {
    await buscar(s, correo)
    await cambiarClave(s, correo, await pedirClave(entorno, args))
  })
  entorno.consola.decir(`Clave cambiada y sesiones cerradas: ${correo}`)
}

async function exportar({ env, consola, ruta }: Entorno, args: Argumentos): Promise<void> {
  const partes = exigir(args, 'qué hacer', 'el correo', 'el archivo de destino')
  const archivo = ruta(partes[2] ?? '')
  if (existsSync(archivo)) throw new Fallo(`${archivo} ya existe: elige otro archivo.`)
  await conServicio(env, async (s) => {
    const cuenta = await buscar(s, correoDe(partes))
    await pipeline(
      Readable.from(exportarCuenta(s, cuenta)),
      createWriteStream(archivo, { flags: 'wx', mode: 0o600 }),
    )
  })
  consola.decir(`Datos escritos en ${archivo}`)
}

async function borrar({ env, consola }: Entorno, args: Argumentos): Promise<void> {
  const correo = correoDe(exigir(args, 'qué hacer', 'el correo'))
  await conServicio(env, async (s) => {
    const cuenta = await buscar(s, correo)
    if (!args.marcada('si')) {
      throw new Fallo(`Se borraría la cuenta ${correo} con sus empresas y turnos. Para hacerlo, agrega --si`)
    }
    const empresas = await borrarCuenta(s, cuenta)
    consola.decir(`Cuenta borrada: ${correo} (empresas: ${cifra(empresas)})`)
  })
}

function correoDe([, dado = '']: string[]): string {
  if (!Value.Check(Correo, dado)) throw new MalUso(`«${dado}» no es un correo.`)
  return normalizarCorreo(dado)
}

async function buscar({ store }: Servicio, correo: string) {
  const cuenta = await findUsuarioByCorreo(store.db, correo)
  if (!cuenta) throw new Fallo(`No hay ninguna cuenta con ${correo}.`)
  return cuenta
}

export const claveAlAzar = (): string => randomBytes(12).toString('base64url')

async function pedirClave({ consola }: Entorno, args: Argumentos): Promise<string> {
  if (args.marcada('generar')) {
    const nueva = claveAlAzar()
    consola.decir(`Clave: ${nueva}`)
    return nueva
  }
  const dada = await consola.preguntarClave(`Clave nueva (${CLAVE_MINIMA} caracteres o más): `)
  if (dada.length < CLAVE_MINIMA || dada.length > CLAVE_MAXIMA) {
    throw new Fallo(
      `La clave debe tener entre ${CLAVE_MINIMA} y ${CLAVE_MAXIMA} caracteres. No se cambió nada.`,
    )
  }
  return dada
}

import { randomUUID } from 'node:crypto'
import { ZONA_POR_DEFECTO } from '#contract/empresa.ts'
import { esZona, HORA_MS } from '#domain/jornada.ts'
import { planesDe } from '#domain/plan.ts'
import { borrarCuenta } from '#server/commands/borrar-cuenta.ts'
import { guardarCategorias } from '#server/commands/categorias.ts'
import { normalizarCorreo } from '#server/commands/cuenta.ts'
import { crearUsuario } from '#server/commands/cuentas-del-operador.ts'
import { cambiarEmpresa, crearEmpresa } from '#server/commands/empresas.ts'
import type { Servicio } from '#server/commands/servicio.ts'
import { updateEstadoCola } from '#server/store/colas.ts'
import { listEmpresasOf } from '#server/store/empresas.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { type Comando, exigir, Fallo, MalUso } from './comando.ts'
import { type Consola, cifra } from './consola.ts'
import { Azar } from './demo/azar.ts'
import { simularSemanas } from './demo/calendario.ts'
import { CLINICA, COLAS } from './demo/clinica.ts'
import { type Guardado, guardarDia } from './demo/guardar.ts'
import { conServicio } from './servicio.ts'
import { claveAlAzar } from './usuario.ts'

const CORREO = 'demo@ejemplo.com'
const SEED = 20_261_115

const ayuda = `
Uso: npm run turnero -- datos-demo [--correo X] [--zona America/Bogota] [--reemplazar]

Crea una cuenta de muestra con una clínica, cuatro colas, cuatro semanas de turnos y gente esperando ahora
mismo. Sirve para probar y para capturas de pantalla. Muestra el correo y la clave para entrar.

  --correo X      Correo de la cuenta; si no, ${CORREO}
  --zona Z        Zona horaria de la clínica; si no, ${ZONA_POR_DEFECTO}
  --reemplazar    Borra antes la muestra que hubiera en esa cuenta
`

export const datosDemo: Comando = {
  nombre: 'datos-demo',
  resumen: 'Crea una empresa de muestra con cuatro semanas de turnos',
  ayuda,
  opciones: { correo: { type: 'string' }, zona: { type: 'string' }, reemplazar: { type: 'boolean' } },
  async ejecutar({ env, consola }, args) {
    exigir(args)
    const correo = normalizarCorreo(args.texto('correo') ?? CORREO)
    const zona = args.texto('zona') ?? ZONA_POR_DEFECTO
    if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw new MalUso(`«${correo}» no es un correo.`)
    if (!esZona(zona)) throw new MalUso(`No conocemos la zona horaria «${zona}».`)
    const contrasena = claveAlAzar()
    await conServicio(env, async (s) => {
      await hacerLugar(s, correo, args.marcada('reemplazar'))
      await crear(s, { correo, contrasena, zona }, consola)
    })
    consola.decir('Para entrar:')
    consola.decir(`  correo  ${correo}`)
    consola.decir(`  clave   ${contrasena}`)
    return 0
  },
}

async function hacerLugar(s: Servicio, correo: string, reemplazar: boolean): Promise<void> {
  const anterior = await findUsuarioByCorreo(s.store.db, correo)
  if (!anterior) return
  const empresas = await listEmpresasOf(s.store.db, anterior.id)
  // Somebody's real account is never taken for a sample.
  if (empresas.some((empresa) => empresa.nombre !== CLINICA.nombre)) {
    throw new Fallo(`La cuenta ${correo} tiene otras empresas: elige otro correo con --correo.`)
  }
  if (!reemplazar)
    throw new Fallo(`La cuenta ${correo} ya existe. Para hacerla de nuevo, agrega --reemplazar.`)
  await borrarCuenta(s, anterior)
}

interface Pedida {
  correo: string
  contrasena: string
  zona: string
}

async function crear(s: Servicio, { correo, contrasena, zona }: Pedida, consola: Consola): Promise<void> {
  const ahora = s.clock()
  // Opened a month ago, and never short of queues, whatever plan the service fixed for all.
  const antes: Servicio = {
    ...s,
    clock: () => ahora - 30 * 24 * HORA_MS,
    politica: { ...s.politica, planFijo: null },
  }
  const plan = planesDe(s.politica.catalogo).at(-1)?.id ?? null
  const usuario = await crearUsuario(antes, { correo, contrasena, nombre: CLINICA.titular, plan })
  const actor = { usuarioId: usuario.id }
  const { nombre, titular, horario, ...detalles } = CLINICA
  const empresa = await crearEmpresa(antes, actor, { nombre, titular, logo: '', config: { horario, zona } })
  await cambiarEmpresa(antes, actor, empresa.id, detalles)
  const colas = COLAS.map(() => randomUUID())
  await guardarCategorias(antes, actor, empresa.id, {
    categorias: COLAS.map(({ nombre, descripcion, prioridad, tiempoEstimado }, i) => ({
      id: colas[i] ?? '',
      nombre,
      descripcion,
      prioridad,
      tiempoEstimado,
    })),
  })
  await s.store.write(empresa.id, async (tx) => {
    for (const id of colas) await updateEstadoCola(tx, empresa.id, id, 'activa')
  })
  await escribir(s, { empresaId: empresa.id, usuarioId: usuario.id, colas, ahora }, zona, consola)
}

async function escribir(s: Servicio, g: Guardado, zona: string, consola: Consola): Promise<void> {
  const dias = simularSemanas(new Azar(SEED), g.ahora, zona)
  const progreso = consola.progreso('días', dias.length)
  let esperando = 0
  let turnos = 0
  for (const [i, dia] of dias.entries()) {
    esperando = await s.store.write(g.empresaId, (tx) => guardarDia(tx, g, dia))
    turnos += dia.visitas.length
    progreso.avanzar(i + 1)
  }
  progreso.terminar()
  consola.decir(
    `${CLINICA.nombre}: ${cifra(turnos)} turnos en ${dias.length} días, ${esperando} personas esperando.`,
  )
}

import { randomUUID } from 'node:crypto'
import { ZONA_POR_DEFECTO } from '#contract/empresa.ts'
import { HORA_MS } from '#domain/hora-local.ts'
import { zonaCanonica } from '#domain/jornada.ts'
import { planesDe } from '#domain/plan.ts'
import type { NombreCatalogo } from '#domain/plan-catalogos.ts'
import { guardarAvisosDemo } from '#server/avisos/commands/demo.ts'
import { sampleWelcome } from '#server/base/terminal.ts'
import { cambiarApertura } from '#server/commands/apertura.ts'
import { guardarConfiguracion } from '#server/commands/categorias.ts'
import { type DiaGuardado, guardarDiaDemo } from '#server/commands/dia-demo.ts'
import { cambiarEmpresa, crearEmpresa } from '#server/commands/empresas.ts'
import { cambiarEstadoCola } from '#server/commands/estado-cola.ts'
import { guardarPuestos } from '#server/commands/guardar-puestos.ts'
import { guardarHorario, guardarHorarioCola } from '#server/commands/horario.ts'
import { guardarPreferencias } from '#server/commands/preferencias.ts'
import { ocuparPuestosDemo } from '#server/commands/puestos-demo.ts'
import { borrarCuenta, vaciarBorradas } from '#server/cuentas/borrar.ts'
import { normalizarCorreo } from '#server/cuentas/cuentas.ts'
import { organizacionPropia } from '#server/cuentas/organizacion-propia.ts'
import { contrasenas } from '#server/secrets/contrasenas.ts'
import { listEmpresasOf } from '#server/store/accesos.ts'
import { listColas } from '#server/store/colas.ts'
import type { Store } from '#server/store/db.ts'
import { findUsuarioByCorreo } from '#server/store/usuarios.ts'
import { leerAjustes } from './ajustes.ts'
import { conAlmacen } from './almacen.ts'
import { type Comando, exigir, Fallo, MalUso } from './comando.ts'
import { type Consola, cifra } from './consola.ts'
import { moverAlgunos } from './demo/ahora.ts'
import { AVISOS_DEMO } from './demo/avisos.ts'
import { Azar } from './demo/azar.ts'
import { simularSemanas } from './demo/calendario.ts'
import { CLINICA, COLAS, PREFERENCIAS, puestosDemo } from './demo/clinica.ts'
import { cotizarVisitas } from './demo/cotizar.ts'
import { crearEquipo } from './demo/equipo.ts'
import { filasDe, type Guardado } from './demo/filas.ts'
import { CUPOS_DEMO, HORARIO_DEMO } from './demo/horario.ts'
import { contrasenaAlAzar, crearCuenta } from './usuario.ts'

const CORREO = 'demo@ejemplo.com'
const SEED = 20_261_115

const ayuda = `
Uso: npm run turnero -- datos-demo [--correo X] [--zona America/Bogota] [--reemplazar] [--direccion URL]

Crea una cuenta de muestra con una clínica, cuatro colas, un equipo de ocho personas con sus puestos, cuatro
semanas de turnos y gente esperando ahora mismo. Las ocho entran con la contraseña que les des en Equipo. Sirve para probar y para capturas de pantalla. Muestra el correo y la clave para entrar.

  --correo X      Correo de la cuenta; si no, ${CORREO}
  --zona Z        Zona horaria de la clínica; si no, ${ZONA_POR_DEFECTO}
  --reemplazar    Borra antes la muestra que hubiera en esa cuenta
  --direccion U   Dirección del servidor, para mostrar los enlaces y un código QR para el teléfono
`

export const datosDemo: Comando = {
  nombre: 'datos-demo',
  resumen: 'Crea una empresa de muestra con cuatro semanas de turnos',
  ayuda,
  opciones: {
    correo: { type: 'string' },
    zona: { type: 'string' },
    reemplazar: { type: 'boolean' },
    direccion: { type: 'string' },
  },
  async ejecutar({ env, consola }, args) {
    exigir(args)
    const correo = normalizarCorreo(args.texto('correo') ?? CORREO)
    const pedida = args.texto('zona') ?? ZONA_POR_DEFECTO
    const zona = zonaCanonica(pedida)
    if (!/^[^\s@]+@[^\s@]+$/.test(correo)) throw new MalUso(`«${correo}» no es un correo.`)
    if (!zona) throw new MalUso(`No conocemos la zona horaria «${pedida}».`)
    const contrasena = contrasenaAlAzar()
    const direccion = args.texto('direccion')
    if (direccion && !URL.canParse(direccion)) throw new MalUso(`«${direccion}» no es una dirección.`)
    const { catalogo } = leerAjustes(env)
    const empresaId = await conAlmacen({ env, consola }, async (store) => {
      await hacerLugar(store, correo, args.marcada('reemplazar'))
      return await crear(store, { correo, contrasena, zona, catalogo }, consola)
    })
    if (direccion) {
      const customers = `${direccion}/mi-turno/${empresaId}`
      const muestra = { company: CLINICA.nombre, address: direccion, customers }
      consola.decir(await sampleWelcome({ ...muestra, email: correo, password: contrasena }))
      return 0
    }
    consola.decir('Para entrar:')
    consola.decir(`  correo  ${correo}`)
    consola.decir(`  clave   ${contrasena}`)
    return 0
  },
}

async function hacerLugar(store: Store, correo: string, reemplazar: boolean): Promise<void> {
  const anterior = await findUsuarioByCorreo(store.db, { correo })
  if (!anterior) return
  const empresas = await listEmpresasOf(store.db, anterior.id)
  // Never overwrites a real account with this address.
  if (empresas.some((empresa) => empresa.nombre !== CLINICA.nombre)) {
    throw new Fallo(`La cuenta ${correo} tiene otras empresas: elige otro correo con --correo.`)
  }
  if (!reemplazar)
    throw new Fallo(`La cuenta ${correo} ya existe. Para hacerla de nuevo, agrega --reemplazar.`)
  await borrarCuenta(store, anterior.id)
  await vaciarBorradas(store)
}

interface Pedida {
  correo: string
  contrasena: string
  zona: string
  catalogo: NombreCatalogo
}

/** Returns the UUID of the sample company. */
async function crear(store: Store, pedida: Pedida, consola: Consola): Promise<string> {
  const { correo, contrasena, zona, catalogo } = pedida
  const ahora = Date.now()
  // Created a month ago, with a plan that allows its colas even if the service fixes another plan for all accounts.
  const antes = { ahora: ahora - 30 * 24 * HORA_MS, politica: { catalogo, planFijo: null } }
  const plan = planesDe(catalogo).at(-1)?.id ?? null
  const usuario = await crearCuenta(store, { correo, contrasena, nombre: CLINICA.titular, plan }, antes)
  const actor = { tipo: 'usuario', id: usuario.id } as const
  const { nombre, titular, horario, ...cambios } = CLINICA
  const nueva = { nombre, titular, logo: '', config: { horario, zona } }
  const organizacionId = await organizacionPropia(store, usuario.id, antes)
  const empresa = await store.execute(crearEmpresa, { ...nueva, organizacionId, actor }, antes)
  const empresaId = empresa.uuid
  await store.execute(cambiarEmpresa, { ...cambios, empresaId, actor }, antes)
  const colas = COLAS.map(() => randomUUID())
  const categorias = COLAS.map(({ nombre, descripcion, prefijo, prioridad, tiempoEstimado, ...cola }, i) => ({
    id: colas[i] ?? '',
    nombre,
    descripcion,
    prefijo,
    prioridad,
    tiempoEstimado,
    sigue: cola.sigue === undefined ? null : colas[cola.sigue],
    campos: cola.pregunta && [
      { id: randomUUID(), tipo: 'opcion' as const, obligatorio: false, ...cola.pregunta },
    ],
  }))
  await store.execute(guardarConfiguracion, { empresaId, categorias, actor }, antes)
  const preferencias = PREFERENCIAS.map((preferencia) => ({ ...preferencia, id: randomUUID() }))
  await store.execute(guardarPreferencias, { empresaId, preferencias, actor }, antes)
  const puestos = puestosDemo(colas).map((puesto) => ({ ...puesto, id: randomUUID() }))
  await store.execute(guardarPuestos, { empresaId, puestos, actor }, antes)
  for (const colaId of colas) {
    await store.execute(cambiarEstadoCola, { empresaId, colaId, activa: true, actor }, antes)
  }
  const laboratorio = colas[COLAS.findIndex(({ nombre }) => nombre === 'Laboratorio')] ?? ''
  await store.execute(guardarHorario, { empresaId, actor, ...HORARIO_DEMO, texto: horario }, antes)
  await store.execute(guardarHorarioCola, { empresaId, actor, colaId: laboratorio, ...CUPOS_DEMO }, antes)
  const clave = await contrasenas.hash(contrasenaAlAzar())
  const quienes = await crearEquipo(store, { empresa, actor, colas, contrasena: clave }, antes)
  await escribir(store, { empresaId, actor, puestos: quienes, colas, ahora }, zona, consola)
  await moverAlgunos(store, {
    empresaId,
    actor,
    colas: await listColas(store.db, { empresaId: empresa.id }),
    preferencias: preferencias.map((preferencia) => preferencia.id),
  })
  await store.execute(guardarAvisosDemo, { empresaId, ...AVISOS_DEMO })
  const hasta = ahora + 30 * 24 * HORA_MS
  await store.execute(ocuparPuestosDemo, { empresaId, quienes, hasta, motivo: 'Almuerzo' })
  // Opened by hand for a month, so that the sample issues turnos at any time of day.
  const abrir = { empresaId, actor, abierta: true, hasta: new Date(hasta).toISOString() }
  await store.execute(cambiarApertura, abrir)
  return empresaId
}

type Muestra = Omit<Guardado, 'cotizaciones'>

async function escribir(store: Store, de: Muestra, zona: string, consola: Consola): Promise<void> {
  const dias = simularSemanas(new Azar(SEED), de.ahora, zona)
  const g: Guardado = { ...de, cotizaciones: cotizarVisitas(dias) }
  const progreso = consola.progreso('días', dias.length)
  let esperando = 0
  let turnos = 0
  for (const [i, dia] of dias.entries()) {
    const guardado: DiaGuardado = { empresaId: g.empresaId, fecha: dia.fecha, visitas: filasDe(g, dia) }
    await store.execute(guardarDiaDemo, guardado)
    esperando = guardado.visitas.filter(({ turno }) => turno.estado === 'espera').length
    turnos += dia.visitas.length
    progreso.avanzar(i + 1)
  }
  progreso.terminar()
  consola.decir(
    `${CLINICA.nombre}: ${cifra(turnos)} turnos en ${dias.length} días, ${esperando} personas esperando.`,
  )
}

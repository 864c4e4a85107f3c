import {
  type CambiosEmpresa,
  COLOR_PRIMARIO,
  COLOR_SECUNDARIO,
  LOGOS,
  type NuevaEmpresa,
  ZONA_POR_DEFECTO,
} from '#contract/empresa.ts'
import { cambiarCorte, zonaCanonica } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { cabe } from '#domain/plan.ts'
import { newId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command, forgetting } from '#server/store/command.ts'
import { deleteSomeEventos, deleteSomeTurnos } from '#server/store/cuentas.ts'
import {
  deleteEmpresa,
  findEmpresaByAlias,
  insertEmpresa,
  listEmpresasOfOrganizacion,
  updateAlias,
  updateEmpresa,
} from '#server/store/empresas.ts'
import { type Actor, appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import { deleteLogo } from '#server/store/logos.ts'
import { updateNombreOrganizacion } from '#server/store/organizaciones.ts'
import { permitir } from '#server/store/permitir.ts'
import { deleteRepeticionesOfEmpresa } from '#server/store/repeticiones.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import { apuntar } from './apuntar.ts'
import { exigirCorreo } from './organizaciones.ts'
import { propiaDe } from './plan.ts'
import { type OrdenDeCuenta, type OrdenRepetible, repetible } from './repetible.ts'

export interface OrdenCrear extends NuevaEmpresa, OrdenDeCuenta {
  /** The actor owns it. */
  organizacionId: number
}

/** Returns the row of a new empresa, to be stored by crearEmpresa. */
function nuevaEmpresa(datos: NuevaEmpresa, organizacionId: number, ahora: number): Omit<EmpresaTable, 'id'> {
  return {
    uuid: newId(ahora),
    nombre: limpiarLinea(datos.nombre),
    titular: limpiarLinea(datos.titular),
    logo: datos.logo ?? '',
    direccion: '',
    telefono: '',
    email: '',
    descripcion: '',
    sitio_web: '',
    horario: datos.config?.horario?.trim() ?? '',
    color_primario: COLOR_PRIMARIO,
    color_secundario: COLOR_SECUNDARIO,
    zona: zonaDe(datos.config?.zona, 'config.zona') ?? ZONA_POR_DEFECTO,
    idioma: 'es',
    nombres_publicos: 'completo',
    alias: null,
    corte: 0,
    pide_codigo: 0,
    corte_antes: 0,
    corte_desde: 0,
    actividad_meses: null,
    elegir: 'libre',
    nombres_al_llamar: 0,
    version: 0,
    creada_en: ahora,
    organizacion_id: organizacionId,
    accesos: 0,
  }
}

export const crearEmpresa = repetible(
  command<OrdenCrear, EmpresaTable>(
    'crearEmpresa',
    ({ organizacionId }) => [`organizacion ${organizacionId}`],
    async (tx, { organizacionId, actor, llave: _, ...datos }, { ahora, politica }) => {
      const usuarioId = actor.id ?? 0
      await exigirCorreo(tx, usuarioId)
      const { organizacion, vigente } = await propiaDe(tx, { usuarioId, organizacionId }, politica, ahora)
      const hermanas = await listEmpresasOfOrganizacion(tx, { organizacionId })
      if (!cabe(hermanas.length, vigente.limites.empresas)) throw new Rechazo('limite_empresas')
      const empresa = await insertEmpresa(tx, nuevaEmpresa(datos, organizacionId, ahora))
      // Until then it had the name of whoever registered.
      if (hermanas.length === 0)
        await updateNombreOrganizacion(tx, { id: organizacion.id, nombre: empresa.nombre })
      await appendEventos(tx, empresa, [eventoDeCola(null, 'empresa_creada', actor, ahora)])
      await apuntar(tx, empresa, { tipo: 'empresa_creada', actor, instante: ahora, sobre: empresa.nombre })
      return empresa
    },
  ),
  ({ nombre, titular, logo, config }) => [
    nombre,
    titular,
    logo ?? '',
    config?.horario ?? '',
    config?.zona ?? '',
  ],
)

export interface OrdenCambiar extends OrdenRepetible, CambiosEmpresa {}

/** What is absent keeps its value. */
export const cambiarEmpresa = repetible(
  command<OrdenCambiar, EmpresaTable>(
    'cambiarEmpresa',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { empresaId: _, llave: __, actor, ...cambios } = orden
      const zona = zonaDe(cambios.zona, 'zona')
      const { empresa: actual } = await permitir(tx, orden, 'configurar')
      const linea = (nuevo: string | undefined, viejo: string) =>
        nuevo === undefined ? viejo : limpiarLinea(nuevo)
      const empresa: EmpresaTable = {
        ...actual,
        nombre: linea(cambios.nombre, actual.nombre),
        titular: linea(cambios.titular, actual.titular),
        direccion: linea(cambios.direccion, actual.direccion),
        telefono: linea(cambios.telefono, actual.telefono),
        email: linea(cambios.email, actual.email),
        horario: cambios.horario?.trim() ?? actual.horario,
        descripcion: cambios.descripcion?.trim() ?? actual.descripcion,
        sitio_web: cambios.sitioWeb ?? actual.sitio_web,
        color_primario: cambios.colorPrimario?.toLowerCase() ?? actual.color_primario,
        color_secundario: cambios.colorSecundario?.toLowerCase() ?? actual.color_secundario,
        logo: logoDe(actual, cambios.logo),
        zona: zona ?? actual.zona,
        ...corteDe(actual, cambios.corte, ahora),
        nombres_publicos: cambios.nombresPublicos ?? actual.nombres_publicos,
        elegir: cambios.elegir ?? actual.elegir,
        nombres_al_llamar: bandera(cambios.nombresAlLlamar, actual.nombres_al_llamar),
        actividad_meses:
          cambios.actividadMeses === undefined ? actual.actividad_meses : cambios.actividadMeses,
      }
      await updateEmpresa(tx, empresa)
      if (empresa.logo !== actual.logo && actual.logo.startsWith(LOGOS))
        await deleteLogo(tx, { empresaId: actual.id })
      await appendEventos(tx, empresa, [
        eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: Object.keys(cambios) }),
      ])
      await apuntar(tx, empresa, {
        tipo: 'empresa_cambiada',
        actor,
        instante: ahora,
        antes: apuntada(actual),
        despues: apuntada(empresa),
      })
      return empresa
    },
  ),
)

/** What its settings say, in the words of the contract. */
const apuntada = (empresa: EmpresaTable): Required<CambiosEmpresa> => ({
  nombre: empresa.nombre,
  titular: empresa.titular,
  direccion: empresa.direccion,
  telefono: empresa.telefono,
  email: empresa.email,
  horario: empresa.horario,
  descripcion: empresa.descripcion,
  sitioWeb: empresa.sitio_web,
  colorPrimario: empresa.color_primario,
  colorSecundario: empresa.color_secundario,
  logo: empresa.logo,
  zona: empresa.zona,
  nombresPublicos: empresa.nombres_publicos,
  elegir: empresa.elegir,
  nombresAlLlamar: empresa.nombres_al_llamar === 1,
  corte: empresa.corte,
  actividadMeses: empresa.actividad_meses,
})

const bandera = (nueva: boolean | undefined, vieja: 0 | 1): 0 | 1 =>
  nueva === undefined ? vieja : nueva ? 1 : 0

export interface OrdenAlias extends OrdenRepetible {
  alias: string
}

/** Chooses the short address of an empresa, once: what is printed stays true. */
export const elegirAlias = repetible(
  command<OrdenAlias, EmpresaTable>(
    'elegirAlias',
    ({ empresaId, alias }) => [empresaId, `alias ${alias}`],
    async (tx, orden, { ahora }) => {
      const { alias, actor } = orden
      const { empresa: actual } = await permitir(tx, orden, 'configurar')
      if (actual.alias === alias) return actual
      if (actual.alias) throw new Rechazo('alias_fijo')
      if (await findEmpresaByAlias(tx, { alias })) throw new Rechazo('alias_en_uso')
      await updateAlias(tx, { id: actual.id, alias })
      await appendEventos(tx, actual, [
        eventoDeCola(null, 'empresa_cambiada', actor, ahora, { campos: ['alias'] }),
      ])
      const cambio = { antes: { alias: null }, despues: { alias } }
      await apuntar(tx, actual, { tipo: 'empresa_cambiada', actor, instante: ahora, ...cambio })
      return { ...actual, alias }
    },
  ),
)

export interface OrdenBorrar {
  empresaId: string
  actor: Actor
}

/** Rows that are deleted in one transaction. */
const PAGINA = 1000

/** Deletes some turnos or eventos of an empresa. Returns whether there may be more. */
export const vaciarEmpresa = command<OrdenBorrar & { que: 'turnos' | 'eventos' }, boolean>(
  'vaciarEmpresa',
  ({ empresaId }) => [empresaId],
  async (tx, { que, ...orden }) => {
    const { id } = (await permitir(tx, orden, 'propiedad')).empresa
    const deleteSome = que === 'turnos' ? deleteSomeTurnos : deleteSomeEventos
    return (await deleteSome(tx, { empresaId: id, cuantos: PAGINA })) === PAGINA
  },
)

/** Deletes an empresa with what is left of it. */
export const borrarEmpresa = forgetting(
  command<OrdenBorrar, void>(
    'borrarEmpresa',
    ({ empresaId }) => [empresaId],
    async (tx, orden) => {
      const { empresa } = await permitir(tx, orden, 'propiedad')
      await deleteEmpresa(tx, { id: empresa.id })
      await deleteRepeticionesOfEmpresa(tx, { uuid: empresa.uuid })
      tx.changed({ empresaId: empresa.uuid, seq: Number.MAX_SAFE_INTEGER })
    },
  ),
)

/** An uploaded logo may be sent back as it is, and that of nobody else. */
function logoDe({ logo: actual }: EmpresaTable, nuevo: string | undefined): string {
  if (nuevo === undefined || nuevo === actual) return actual
  if (nuevo.startsWith(LOGOS)) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'logo', motivo: 'logo_ajeno' }] })
  }
  return nuevo
}

/** A `corte` that is sent again as it is changes nothing, and so keeps when it takes effect. */
function corteDe(
  { corte, corte_antes, corte_desde, zona }: EmpresaTable,
  nuevo: number | undefined,
  ahora: number,
) {
  if (nuevo === undefined || nuevo === corte) return { corte, corte_antes, corte_desde }
  const { zona: _, ...cambio } = cambiarCorte({ zona, corte, corte_antes, corte_desde }, nuevo, ahora)
  return cambio
}

/** The zone under its canonical name. */
function zonaDe(zona: string | undefined, campo: string): string | undefined {
  if (zona === undefined) return undefined
  const canonica = zonaCanonica(zona)
  if (!canonica) throw new Rechazo('datos_invalidos', { detalles: [{ campo, motivo: 'zona_desconocida' }] })
  return canonica
}

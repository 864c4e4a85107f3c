import { CambiosEmpresa, LOGOS, type NuevaEmpresa, ZONA_POR_DEFECTO } from '#contract/empresa.ts'
import { reescribirHorario } from '#domain/horario-escrito.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { cambiarCorte, zonaCanonica } from '#domain/jornada.ts'
import { cabeEnPlan } from '#domain/plan.ts'
import { newId, type OrganizacionId } from '#server/base/ids.ts'
import { Rechazo } from '#server/base/rechazo.ts'
import { command, forgetting } from '#server/store/command.ts'
import type { Tx } from '#server/store/db.ts'
import {
  findEmpresaByAlias,
  insertEmpresa,
  listEmpresasOfOrganizacion,
  updateAlias,
  updateEmpresas,
} from '#server/store/empresas.ts'
import { deleteBorrada, deleteSomeRows, findBorrada, retireEmpresa } from '#server/store/empresas-borradas.ts'
import { type Actor, appendEventos, eventoDeCola, usuarioDelActor } from '#server/store/eventos.ts'
import { loadAgenda } from '#server/store/horarios.ts'
import { deleteLogo } from '#server/store/logos.ts'
import { updateNombreOrganizacion } from '#server/store/organizaciones.ts'
import { permitir } from '#server/store/permitir.ts'
import { deleteRepeticionesOfEmpresa } from '#server/store/repeticiones.ts'
import { fresh, view } from '#server/store/table.ts'
import { type EmpresaTable, empresas } from '#server/store/tables/empresas.ts'
import { apuntar } from './apuntar.ts'
import { exigirCorreo } from './organizaciones.ts'
import { propiaDe } from './plan.ts'
import { type OrdenDeCuenta, type OrdenRepetible, repetible } from './repetible.ts'

const ajustes = view(empresas, CambiosEmpresa)

export interface OrdenCrear extends NuevaEmpresa, OrdenDeCuenta {
  /** An organizacion that the actor must own. */
  organizacionId: OrganizacionId
}

/** The row of a new empresa; the database assigns its id. */
const nuevaEmpresa = (
  { nombre, titular, logo, config }: NuevaEmpresa,
  organizacionId: OrganizacionId,
  ahora: number,
): EmpresaTable =>
  fresh(empresas, {
    uuid: newId(ahora),
    ...ajustes.store({ nombre, titular, horario: config?.horario, idioma: config?.idioma }),
    logo: logo ?? '',
    zona: zonaDe(config?.zona, 'config.zona') ?? ZONA_POR_DEFECTO,
    creada_en: ahora,
    organizacion_id: organizacionId,
  })

export const crearEmpresa = repetible(
  command<OrdenCrear, EmpresaTable>(
    'crearEmpresa',
    ({ organizacionId }) => [`organizacion ${organizacionId}`],
    async (tx, { organizacionId, actor, llave: _, ...datos }, { ahora, politica }) => {
      const usuarioId = usuarioDelActor(actor)
      await exigirCorreo(tx, usuarioId)
      const { organizacion, vigente } = await propiaDe(tx, { usuarioId, organizacionId }, politica, ahora)
      const hermanas = await listEmpresasOfOrganizacion(tx, { organizacionId })
      if (!cabeEnPlan(hermanas.length, vigente.limites.empresas)) throw new Rechazo('limite_empresas')
      const empresa = await insertEmpresa(tx, nuevaEmpresa(datos, organizacionId, ahora))
      // Until its first empresa an organizacion has the name of its owner.
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
    config?.idioma ?? '',
  ],
)

export interface OrdenCambiar extends OrdenRepetible, CambiosEmpresa {}

/** Changes the settings of an empresa. An absent field keeps its value. */
export const cambiarEmpresa = repetible(
  command<OrdenCambiar, EmpresaTable>(
    'cambiarEmpresa',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { empresaId: _, llave: __, actor, ...cambios } = orden
      const zona = zonaDe(cambios.zona, 'zona')
      const { empresa: actual } = await permitir(tx, orden, 'configurar')
      const empresa: EmpresaTable = {
        ...actual,
        ...ajustes.store(cambios),
        color_primario: cambios.colorPrimario?.toLowerCase() ?? actual.color_primario,
        color_secundario: cambios.colorSecundario?.toLowerCase() ?? actual.color_secundario,
        logo: logoDe(actual, cambios.logo),
        zona: zona ?? actual.zona,
        ...corteDe(actual, cambios.corte, ahora),
      }
      if (empresa.idioma !== actual.idioma || empresa.zona !== actual.zona)
        empresa.horario = await horarioDe(tx, empresa)
      await updateEmpresas(tx, [empresa])
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

/** The audited settings of an empresa, with the names of the contract. */
const apuntada = (empresa: EmpresaTable): Required<CambiosEmpresa> => ({
  ...ajustes.present(empresa),
  colorPrimario: empresa.color_primario,
  colorSecundario: empresa.color_secundario,
  logo: empresa.logo,
})

export interface OrdenAlias extends OrdenRepetible {
  alias: string
}

/** Chooses the short address of an empresa. It cannot be changed later, so that printed addresses stay valid. */
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

/**
 * Deletes an empresa at once for everyone: no list, address or code leads to it any more. The rows that grow with use
 * are erased afterwards, in steps (`vaciarEmpresa`), so that the request does not wait for them.
 */
export const borrarEmpresa = forgetting(
  command<OrdenBorrar, void>(
    'borrarEmpresa',
    ({ empresaId }) => [empresaId],
    async (tx, orden, { ahora }) => {
      const { id, uuid } = (await permitir(tx, orden, 'propiedad')).empresa
      await retireEmpresa(tx, { id, uuid: newId(ahora) })
      await deleteRepeticionesOfEmpresa(tx, { uuid })
      tx.changed({ empresaId: uuid, seq: Number.MAX_SAFE_INTEGER })
    },
  ),
)

/** Rows deleted per transaction. */
const PAGINA = 1000

/** Erases some rows of a deleted empresa. Returns whether there may be more. */
export const vaciarEmpresa = command<{ empresaId: string }, boolean>(
  'vaciarEmpresa',
  ({ empresaId }) => [empresaId],
  async (tx, { empresaId }) => {
    const borrada = await findBorrada(tx, { uuid: empresaId })
    return borrada !== undefined && deleteSomeRows(tx, borrada.id, PAGINA)
  },
)

/** Erases the last row of a deleted empresa. */
export const quitarEmpresa = forgetting(
  command<{ empresaId: string }, void>(
    'quitarEmpresa',
    ({ empresaId }) => [empresaId],
    async (tx, { empresaId }) => {
      const borrada = await findBorrada(tx, { uuid: empresaId })
      if (borrada) await deleteBorrada(tx, borrada)
    },
  ),
)

/** The text of the hours in the language of the empresa and with the clock of its country. */
async function horarioDe(tx: Tx, empresa: EmpresaTable): Promise<string> {
  const agenda = await loadAgenda(tx, empresa)
  const palabras = palabrasDeHorario(empresa.idioma, empresa.zona)
  return reescribirHorario(empresa.horario, agenda?.empresa.semana ?? null, palabras)
}

/** Accepts the current uploaded logo unchanged, and rejects uploaded logos of other empresas. */
function logoDe({ logo: actual }: EmpresaTable, nuevo: string | undefined): string {
  if (nuevo === undefined || nuevo === actual) return actual
  if (nuevo.startsWith(LOGOS)) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo: 'logo', fallo: 'logo_ajeno' }] })
  }
  return nuevo
}

/** Sending the same `corte` again changes nothing, so a pending change keeps its date. */
function corteDe(
  { corte, corte_antes, corte_desde, zona }: EmpresaTable,
  nuevo: number | undefined,
  ahora: number,
) {
  if (nuevo === undefined || nuevo === corte) return { corte, corte_antes, corte_desde }
  const { zona: _, ...cambio } = cambiarCorte({ zona, corte, corte_antes, corte_desde }, nuevo, ahora)
  return cambio
}

/** Returns the canonical name of a time zone. */
function zonaDe(zona: string | undefined, campo: string): string | undefined {
  if (zona === undefined) return undefined
  const canonica = zonaCanonica(zona)
  if (!canonica) throw new Rechazo('datos_invalidos', { detalles: [{ campo, fallo: 'zona_desconocida' }] })
  return canonica
}

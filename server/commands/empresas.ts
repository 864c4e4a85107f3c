import {
  type CambiosEmpresa,
  COLOR_PRIMARIO,
  COLOR_SECUNDARIO,
  type NuevaEmpresa,
  ZONA_POR_DEFECTO,
} from '#contract/empresa.ts'
import { esZona } from '#domain/jornada.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { newId } from '#server/ids.ts'
import { Rechazo } from '#server/rechazo.ts'
import { deleteSomeEventos, deleteSomeTurnos } from '#server/store/cuentas.ts'
import type { Store } from '#server/store/db.ts'
import { deleteEmpresa, findEmpresa, insertEmpresa, updateEmpresa } from '#server/store/empresas.ts'
import { appendEventos, eventoDeCola } from '#server/store/eventos.ts'
import type { EmpresaTable } from '#server/store/schema.ts'
import type { Actor, Servicio } from './servicio.ts'

/** Of turnos or eventos that are deleted in one go. */
const PAGINA = 1000

export async function crearEmpresa(s: Servicio, actor: Actor, datos: NuevaEmpresa): Promise<EmpresaTable> {
  const ahora = s.clock()
  const empresa: EmpresaTable = {
    id: newId(ahora),
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
    zona: zonaValida(datos.config?.zona, 'config.zona') ?? ZONA_POR_DEFECTO,
    idioma: 'es',
    nombres_publicos: 'completo',
    version: 0,
    creada_en: ahora,
  }
  await s.store.write(empresa.id, async (tx) => {
    await insertEmpresa(tx, empresa, actor.usuarioId)
    await appendEventos(tx, empresa.id, [eventoDeCola(null, 'empresa_creada', actor.usuarioId, ahora)])
  })
  return empresa
}

/** What is absent keeps its value. */
export function cambiarEmpresa(
  { store, clock }: Servicio,
  actor: Actor,
  empresaId: string,
  cambios: CambiosEmpresa,
): Promise<EmpresaTable> {
  const zona = zonaValida(cambios.zona, 'zona')
  return store.write(empresaId, async (tx) => {
    const actual = await findEmpresa(tx, empresaId)
    if (!actual) throw new Rechazo('empresa_no_encontrada')
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
      logo: cambios.logo ?? actual.logo,
      zona: zona ?? actual.zona,
      nombres_publicos: cambios.nombresPublicos ?? actual.nombres_publicos,
    }
    await updateEmpresa(tx, empresa)
    await appendEventos(tx, empresaId, [
      eventoDeCola(null, 'empresa_cambiada', actor.usuarioId, clock(), { campos: Object.keys(cambios) }),
    ])
    return empresa
  })
}

/** With all of its data: colas, turnos, eventos. */
export async function borrarEmpresa({ store }: Servicio, empresaId: string): Promise<EmpresaTable> {
  await vaciar(store, empresaId)
  return store.write(empresaId, async (tx) => {
    const empresa = await findEmpresa(tx, empresaId)
    if (!empresa) throw new Rechazo('empresa_no_encontrada')
    await deleteEmpresa(tx, empresaId)
    tx.changed({ empresaId, seq: Number.MAX_SAFE_INTEGER })
    return empresa
  })
}

/** Years of turnos go in small steps, so that the others' turnos are not kept waiting. */
async function vaciar(store: Store, empresaId: string): Promise<void> {
  for (const deleteSome of [deleteSomeTurnos, deleteSomeEventos]) {
    let deleted = PAGINA
    while (deleted === PAGINA) {
      deleted = await store.write(empresaId, async (tx) => deleteSome(tx, empresaId, PAGINA))
    }
  }
}

function zonaValida(zona: string | undefined, campo: string): string | undefined {
  if (zona !== undefined && !esZona(zona)) {
    throw new Rechazo('datos_invalidos', { detalles: [{ campo, mensaje: 'No conocemos esa zona horaria' }] })
  }
  return zona
}

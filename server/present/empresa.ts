import type { Empresa } from '#contract/empresa.ts'
import type { EmpresaConRol } from '#server/store/accesos.ts'

/** What the room of an empresa looks like now. */
export interface Aforo {
  colas: number
  enEspera: number
  /** How the wire names a cola. */
  uuidOf(colaId: number): string | undefined
}

/** An empresa as somebody of its team sees it. */
export const presentEmpresa = (empresa: EmpresaConRol, aforo: Aforo): Empresa => ({
  id: empresa.uuid,
  nombre: empresa.nombre,
  titular: empresa.titular,
  logo: empresa.logo,
  direccion: empresa.direccion,
  telefono: empresa.telefono,
  email: empresa.email,
  descripcion: empresa.descripcion,
  sitioWeb: empresa.sitio_web,
  alias: empresa.alias ?? '',
  config: {
    horario: empresa.horario,
    colorPrimario: empresa.color_primario,
    colorSecundario: empresa.color_secundario,
    zona: empresa.zona,
    idioma: empresa.idioma,
    nombresPublicos: empresa.nombres_publicos,
    elegir: empresa.elegir,
    nombresAlLlamar: empresa.nombres_al_llamar === 1,
    corte: empresa.corte,
    actividadMeses: empresa.actividad_meses,
  },
  creada: new Date(empresa.creada_en).toISOString(),
  colas: aforo.colas,
  enEspera: aforo.enEspera,
  organizacion: { id: empresa.organizacionUuid, nombre: empresa.organizacion },
  acceso: {
    rol: empresa.rol,
    colas: empresa.colas?.flatMap((id) => aforo.uuidOf(id) ?? []) ?? null,
  },
})

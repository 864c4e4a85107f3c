import type { Empresa } from '#contract/empresa.ts'
import type { Vista } from '#server/state/vista.ts'
import type { EmpresaConRol } from '#server/store/accesos.ts'

/** An empresa as somebody of its team sees it, with what its room looks like now. */
export const presentEmpresa = (empresa: EmpresaConRol, vista: Vista | null): Empresa => ({
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
  colas: vista?.colas.length ?? 0,
  enEspera: vista?.totalEnEspera ?? 0,
  organizacion: { id: empresa.organizacionUuid, nombre: empresa.organizacion },
  acceso: {
    rol: empresa.rol,
    colas: empresa.colas?.flatMap((id) => vista?.cola(id)?.uuid ?? []) ?? null,
  },
})

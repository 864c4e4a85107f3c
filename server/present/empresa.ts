import type { Empresa } from '#contract/empresa.ts'
import type { EmpresaTable } from '#server/store/schema.ts'

/** An empresa as its owner sees it. */
export const presentEmpresa = (empresa: EmpresaTable, colas: number, enEspera: number): Empresa => ({
  id: empresa.uuid,
  nombre: empresa.nombre,
  titular: empresa.titular,
  logo: empresa.logo,
  direccion: empresa.direccion,
  telefono: empresa.telefono,
  email: empresa.email,
  descripcion: empresa.descripcion,
  sitioWeb: empresa.sitio_web,
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
  },
  creada: new Date(empresa.creada_en).toISOString(),
  colas,
  enEspera,
})

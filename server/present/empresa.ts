import { ConfigEmpresa, Empresa } from '#contract/empresa.ts'
import type { EmpresaConRol } from '#server/store/accesos.ts'
import { view } from '#server/store/table.ts'
import { empresas } from '#server/store/tables/empresas.ts'

const ficha = view(empresas, Empresa)
const config = view(empresas, ConfigEmpresa)

/** The colas of an empresa and how many customers wait in them. */
export interface Aforo {
  colas: number
  enEspera: number
  /** Returns the UUID of a cola. */
  uuidOf(colaId: number): string | undefined
}

/** An empresa as its team sees it. */
export const presentEmpresa = (empresa: EmpresaConRol, aforo: Aforo): Empresa => ({
  ...ficha.present(empresa),
  logo: empresa.logo,
  config: {
    ...config.present(empresa),
    colorPrimario: empresa.color_primario,
    colorSecundario: empresa.color_secundario,
  },
  colas: aforo.colas,
  enEspera: aforo.enEspera,
  organizacion: { id: empresa.organizacionUuid, nombre: empresa.organizacion },
  acceso: {
    rol: empresa.rol,
    colas: empresa.colas?.flatMap((id) => aforo.uuidOf(id) ?? []) ?? null,
  },
})

import { Check, Minus } from 'lucide-react'
import { PERMISOS, ROLES } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { Table } from '#web/ui/table.tsx'

/** The permissions of each rol in words, from the same table that the server uses. */
export const TablaPermisos = () => (
  <>
    <p className="px-4 py-4 text-sm text-muted lg:px-6">{t.tablaTexto}</p>
    <Table
      label={t.tablaTitulo}
      columns={[t.permiso, ...ROLES.map((rol) => t.roles[rol].nombre)]}
      full
      className="[&_th:not(:first-child)]:text-center max-sm:[&_thead_th]:py-2 max-sm:[&_thead_th:not(:first-child)]:[writing-mode:vertical-rl]"
    >
      <tbody>
        {PERMISOS.map((permiso) => (
          <tr key={permiso} className="border-b border-line hover:bg-hover">
            <th scope="row" className="text-left font-normal">
              {t.permisos[permiso]}
            </th>
            {ROLES.map((rol) => (
              <td key={rol}>
                <Mark allowed={puede(concesionDeRol(rol, null), permiso)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </>
)

const Mark = ({ allowed }: { allowed: boolean }) => {
  const Icon = allowed ? Check : Minus
  return (
    <span className="grid place-items-center">
      <Icon aria-hidden="true" className={allowed ? 'size-4 text-success-text' : 'size-4 text-faint'} />
      <span className="sr-only">{allowed ? t.si : t.no}</span>
    </span>
  )
}

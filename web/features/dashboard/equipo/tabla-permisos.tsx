import { Check, Minus } from 'lucide-react'
import { PERMISOS, ROLES } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

/** The table that the server decides by, in words. */
export const TablaPermisos = () => (
  <Card className="grid grid-cols-1 gap-4">
    <div>
      <h3 className="text-lg font-semibold">{t.tablaTitulo}</h3>
      <p className="text-muted">{t.tablaTexto}</p>
    </div>
    <ScrollRegion label={t.tablaTitulo}>
      <table className="w-full min-w-[36rem] border-collapse text-left">
        <thead>
          <tr>
            <th scope="col" className="border-b border-line py-2 pr-3 font-semibold">
              {t.permiso}
            </th>
            {ROLES.map((rol) => (
              <th key={rol} scope="col" className="border-b border-line px-3 py-2 text-center font-semibold">
                {t.roles[rol].nombre}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PERMISOS.map((permiso) => (
            <tr key={permiso}>
              <th scope="row" className="border-b border-line py-2 pr-3 font-normal">
                {t.permisos[permiso]}
              </th>
              {ROLES.map((rol) => (
                <td key={rol} className="border-b border-line px-3 py-2">
                  <Mark allowed={puede(concesionDeRol(rol, null), permiso)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </Card>
)

const Mark = ({ allowed }: { allowed: boolean }) => {
  const Icon = allowed ? Check : Minus
  return (
    <span className="grid place-items-center">
      <Icon aria-hidden="true" className={allowed ? 'size-5 text-success-text' : 'size-5 text-muted'} />
      <span className="sr-only">{allowed ? t.si : t.no}</span>
    </span>
  )
}

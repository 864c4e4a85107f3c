import { Check, Minus } from 'lucide-react'
import { PERMISOS, ROLES } from '#contract/permiso.ts'
import { concesionDeRol, puede } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

/** The permissions of each rol in words, from the same table that the server uses. */
export const TablaPermisos = () => (
  <Card className="grid grid-cols-1 gap-4">
    <div>
      <h3 className="text-lg font-semibold">{t.tablaTitulo}</h3>
      <p className="text-muted">{t.tablaTexto}</p>
    </div>
    <ScrollRegion label={t.tablaTitulo}>
      <table className="w-full border-collapse text-left sm:min-w-[36rem]">
        <thead>
          <tr>
            <th scope="col" className="border-b border-line py-2 pr-3 align-bottom font-semibold">
              {t.permiso}
            </th>
            {ROLES.map((rol) => (
              <th
                key={rol}
                scope="col"
                className="border-b border-line px-1 py-2 text-center align-bottom font-semibold sm:px-3"
              >
                {/* Vertical on a phone, so that all four fit. */}
                <span className="max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">
                  {t.roles[rol].nombre}
                </span>
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
                <td key={rol} className="border-b border-line px-1 py-2 sm:px-3">
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

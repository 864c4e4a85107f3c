import type { Empresa } from '#contract/empresa.ts'
import type { Rol } from '#contract/permiso.ts'
import { tieneColas } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { useConfiguracion } from '#web/shared/queries.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'

export type RolYColas<R extends Rol = Rol> = { rol: R; colas: string[] }

type Props<R extends Rol> = {
  empresa: Empresa
  roles: readonly R[]
  value: RolYColas<R>
  onChange: (value: RolYColas<R>) => void
}

/** What somebody is, and for an agente in which queues. None chosen means all. */
export function RolFields<R extends Rol>({ empresa, roles, value, onChange }: Props<R>) {
  const categorias = useConfiguracion(empresa.id).data?.categorias ?? []
  const { rol, colas } = value
  const toggle = (id: string, on: boolean) =>
    onChange({ rol, colas: on ? [...colas, id] : colas.filter((other) => other !== id) })
  return (
    <>
      <Select
        label={t.rol}
        hint={t.roles[rol].texto}
        value={rol}
        onChange={({ target }) => onChange({ rol: target.value as R, colas })}
      >
        {roles.map((id) => (
          <option key={id} value={id}>
            {t.roles[id].nombre}
          </option>
        ))}
      </Select>
      {tieneColas(rol) && categorias.length > 1 && (
        <fieldset className="grid gap-1">
          <legend className="font-medium">{t.queColas}</legend>
          <p className="text-sm text-muted">{t.queColasTexto}</p>
          {categorias.map(({ id, nombre }) => (
            <Checkbox
              key={id}
              label={nombre}
              checked={colas.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** As the server wants it. */
export const colasEnviadas = ({ rol, colas }: RolYColas) =>
  tieneColas(rol) && colas.length > 0 ? colas : null

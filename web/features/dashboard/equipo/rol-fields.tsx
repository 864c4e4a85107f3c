import type { Empresa } from '#contract/empresa.ts'
import type { Rol } from '#contract/permiso.ts'
import { tieneColas } from '#domain/permiso.ts'
import { personas as t } from '#texts/personas.ts'
import { ElegirColas } from '#web/shared/elegir-colas.tsx'
import { Select } from '#web/ui/select.tsx'

export type RolYColas<R extends Rol = Rol> = { rol: R; colas: string[] }

type Props<R extends Rol> = {
  empresa: Empresa
  roles: readonly R[]
  value: RolYColas<R>
  onChange: (value: RolYColas<R>) => void
}

/** A member's rol, and for an agente the queues. An empty choice means all. */
export function RolFields<R extends Rol>({ empresa, roles, value, onChange }: Props<R>) {
  const { rol, colas } = value
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
      {tieneColas(rol) && (
        <ElegirColas
          empresaId={empresa.id}
          label={t.queColas}
          hint={t.queColasTexto}
          value={colas}
          onChange={(chosen) => onChange({ rol, colas: chosen })}
        />
      )}
    </>
  )
}

/** Converts the choice to the request's form: null means all queues. */
export const colasEnviadas = ({ rol, colas }: RolYColas) =>
  tieneColas(rol) && colas.length > 0 ? colas : null

import { Link } from 'react-router'
import type { Categoria } from '#contract/cola.ts'
import { puestos as t } from '#texts/puestos.ts'
import { paths } from '#web/paths.ts'
import { SettingsBlock } from '#web/shared/settings/settings-page.tsx'
import { Swatch } from '#web/ui/swatch.tsx'
import type { Borrador } from './draft.ts'

type Props = { empresaId: string; categorias: readonly Categoria[]; puestos: readonly Borrador[] }

/** The queues with the desks that serve each. They are edited in Administración de Cola. */
export const ColasDeEmpresa = ({ empresaId, categorias, puestos }: Props) => (
  <SettingsBlock
    title={t.editor.colasTitulo}
    list
    end={
      <Link
        to={paths.dashboard(empresaId, 'administrar-cola')}
        className="rounded-control hover:text-text hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      >
        {t.editor.editarColas}
      </Link>
    }
  >
    <ul>
      {categorias.map((cola, i) => (
        <li
          key={cola.id}
          className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 lg:grid-cols-[minmax(0,1fr)_6rem_9.5rem]"
        >
          <span className="flex min-w-0 items-center gap-2">
            <Swatch index={i} />
            {cola.prefijo && <span className="font-semibold">{cola.prefijo}</span>}
            <span className="min-w-0 font-medium wrap-anywhere">{cola.nombre}</span>
          </span>
          <span className="text-sm text-muted max-lg:hidden">{t.editor.minutos(cola.tiempoEstimado)}</span>
          <span className="text-sm text-muted">
            {t.editor.cuantosPuestos(
              puestos.filter(({ colas }) => colas.length === 0 || colas.includes(cola.id)).length,
            )}
          </span>
        </li>
      ))}
    </ul>
  </SettingsBlock>
)

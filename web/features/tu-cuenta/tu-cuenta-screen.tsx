import { ArrowLeft, CircleUser, FolderDown, Laptop, LockKeyhole } from 'lucide-react'
import { Link, Outlet, useLocation } from 'react-router'
import { tuCuenta as t } from '#texts/tu-cuenta.ts'
import { sectionMeta } from '#web/lib/page/page-meta.ts'
import { type PaginaDeCuenta, paths } from '#web/paths.ts'
import { SettingsFrame } from '#web/shared/settings/settings-frame.tsx'
import { UnsavedGuard } from '#web/shared/unsaved-guard.tsx'
import type { Route } from './+types/tu-cuenta-screen.ts'

export const meta = ({ location }: Route.MetaArgs) => sectionMeta(t, location.pathname)

const PAGINAS = [
  { id: 'perfil', icon: CircleUser },
  { id: 'contrasena', icon: LockKeyhole },
  { id: 'sesiones', icon: Laptop },
  { id: 'datos', icon: FolderDown },
] as const satisfies readonly { id: PaginaDeCuenta; icon: unknown }[]

/** The settings of the user's account. */
export default function TuCuentaScreen() {
  const path = useLocation().pathname.replace(/\/$/, '').toLowerCase()
  const index = path === paths.cuenta()
  return (
    <div data-settings className="[--bar-height:3.5rem]">
      <h1 className="sr-only">{t.titulo}</h1>
      <SettingsFrame
        title={t.titulo}
        label={t.secciones}
        index={index}
        groups={[
          {
            items: PAGINAS.map(({ id, icon }) => ({
              to: paths.cuenta(id),
              label: t.paginas[id].nombre,
              icon,
              summary: t.paginas[id].resumen,
              first: id === 'perfil',
            })),
          },
        ]}
        before={
          <Link
            to={paths.home()}
            className="flex min-h-8 items-center gap-2 rounded-control px-4 text-sm font-medium text-muted hover:text-text lg:mb-1 lg:px-3 touch:min-h-11"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t.misEmpresas}
          </Link>
        }
        navClassName="lg:px-3"
        className="mx-auto max-w-260"
      >
        <Outlet />
      </SettingsFrame>
      <UnsavedGuard />
    </div>
  )
}

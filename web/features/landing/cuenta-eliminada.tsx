import { landing } from '#texts/landing.ts'
import { useAccountDeleted } from '#web/lib/page/account-deleted.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Shown only right after a user deleted their account. */
export function CuentaEliminada() {
  const deleted = useAccountDeleted()
  const locale = useLocale()
  if (!deleted) return null
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6">
      <Banner tone="success" title={landing.cuentaEliminada.titulo}>
        {landing.cuentaEliminada.texto}{' '}
        {deleted.completo && landing.cuentaEliminada.completo(formatDateTime(locale, deleted.completo))}
      </Banner>
    </div>
  )
}

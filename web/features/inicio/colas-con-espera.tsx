import { Users } from 'lucide-react'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import { apertura } from '#texts/apertura.ts'
import { inicio as t } from '#texts/inicio.ts'
import { pedirTurno } from '#texts/pedir-turno.ts'
import { formatEstimado, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/cx.ts'

/** The queues of a company with their waits. The site's script reads them again from time to time. */
export function ColasConEspera({ publico: { empresa, colas, actualizado } }: { publico: Publico }) {
  const locale = useLocale()
  return (
    <section aria-labelledby="espera" data-vivo className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="espera" className="text-xl font-bold">
          {t.espera}
        </h2>
        <p className="text-sm text-muted">{t.vivo(formatTime(locale, actualizado, empresa.zona))}</p>
      </div>
      {colas.length === 0 && <p className="text-muted">{t.sinColas}</p>}
      <ul className="grid gap-2 sm:gap-3 md:grid-cols-2">
        {colas.map((cola) => (
          <li key={cola.id} className="grid">
            <Cola cola={cola} empresaId={empresa.id} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cola({ cola, empresaId }: { cola: ColaPublica; empresaId: string }) {
  const { nombre, admite, enEspera, estimado } = cola
  const open = admite === 'si'
  return (
    <a
      href={paths.miTurno(empresaId)}
      className={cx(
        'grid min-h-18 grid-cols-[auto_1fr_auto] items-center gap-4 rounded-card border bg-surface px-4 py-3 hover:border-line-strong sm:min-h-24',
        open ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      <span
        className={cx(
          'grid size-12 place-items-center rounded-control',
          open ? 'bg-brand-soft text-brand-text' : 'bg-sunken text-muted',
        )}
      >
        <Users aria-hidden="true" className="size-6" />
      </span>
      <span className="grid min-w-0">
        <span className="text-lg font-semibold wrap-anywhere">{nombre}</span>
        <span className="text-muted">{pedirTurno.enEspera(enEspera)}</span>
      </span>
      <span className={cx('max-w-36 text-right font-semibold sm:text-lg', !open && 'text-muted')}>
        {open ? formatEstimado(estimado) : apertura.corta[admite]}
      </span>
    </a>
  )
}

import type { EntradaDeActividad } from '#contract/actividad.ts'
import { actividad as t } from '#texts/actividad.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'

type Props = { entrada: EntradaDeActividad; zona: string }

/** One line of the activity: when, who, what and to whom, with the changes below it. */
export function Entrada({ entrada, zona }: Props) {
  const locale = useLocale()
  const { instante, quien, hecho, turno, cola, puesto, sobre, direccion, tema, cambios } = entrada
  const lugar = [cola !== sobre && cola, puesto, direccion && t.desdeDireccion(direccion)]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <time dateTime={instante} className="text-sm text-muted tabular-nums">
        {formatDateTime(locale, instante, zona)}
      </time>
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{quien}</span> · {hecho}
          {turno && (
            <>
              {' '}
              <span className="font-semibold tabular-nums">{turno.etiqueta}</span>
              {turno.nombre && ` ${turno.nombre}`}
            </>
          )}
          {sobre && <>: {sobre}</>}
        </p>
        {lugar && <p className="text-sm text-muted wrap-anywhere">{lugar}</p>}
        {cambios.length > 0 && (
          <dl className="grid gap-1 text-sm">
            {cambios.map(({ campo, antes, despues }) => (
              <div key={campo} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">{campo}</dt>
                <dd className="min-w-0 wrap-anywhere">
                  {antes !== null && (
                    <>
                      <span className="sr-only">{t.antes}: </span>
                      <del>{antes}</del> <span aria-hidden="true">→ </span>
                    </>
                  )}
                  <span className="sr-only">{t.despues}: </span>
                  {despues ?? '–'}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <span className="justify-self-start">
        <Badge>{t.temas[tema]}</Badge>
      </span>
    </li>
  )
}

import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { estadoTone } from '#web/shared/estado-tone.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { EsperaPropia } from './espera-propia.tsx'

type Props = { datos?: Verificacion; etiqueta: string; nombre: string }

/** A waiting turno: its number first, then how many are ahead and how long it takes. */
export function EnEspera({ datos, etiqueta, nombre }: Props) {
  const propio = usePropio()
  const faltantes = datos?.faltantes
  return (
    <>
      <div className="grid w-full justify-items-center gap-1" aria-live="polite">
        <Badge tone={estadoTone['en espera']} dot large>
          {estadosTurno['en espera']}
        </Badge>
      </div>
      <p className="max-h-11 w-full overflow-hidden leading-tight text-muted wrap-anywhere">
        <strong className="text-lg font-semibold text-text">{datos && propio(datos.cola.nombre)}</strong>{' '}
        <span className="inline-block max-w-full truncate align-bottom">{nombre}</span>
      </p>
      <h1 className="grid justify-items-center">
        <span className="text-sm font-medium tracking-normal text-muted">{t.tuTurno}</span>
        <span
          className={cx(
            'turno-number',
            etiqueta.length > 6
              ? 'text-3xl'
              : etiqueta.length > 4
                ? 'text-5xl'
                : 'text-[clamp(2.75rem,16dvh-3.5rem,7rem)]',
          )}
        >
          {etiqueta}
        </span>
      </h1>
      {/* Announced as the turno moves up. */}
      <p aria-live="polite" className="min-h-8 text-xl font-bold">
        {faltantes != null && t.antes(Math.max(0, faltantes - 1))}
      </p>
      <Avance faltantes={faltantes ?? null} />
      <EsperaPropia datos={datos} />
    </>
  )
}

/** A bar that fills as the turno gets nearer. */
function Avance({ faltantes }: { faltantes: number | null }) {
  const most = useMost(faltantes ?? 0)
  const done = faltantes === null || most === 0 ? 0 : 1 - faltantes / (most + 1)
  return (
    <span aria-hidden="true" className="block h-2 w-full max-w-60 overflow-hidden rounded-full bg-sunken">
      <span
        className="block h-full rounded-full bg-brand-text transition-[width]"
        style={{ width: `${Math.max(4, Math.round(done * 100))}%` }}
      />
    </span>
  )
}

/** Returns the largest value seen, at which the bar is empty. */
function useMost(value: number) {
  const [most, setMost] = useState(value)
  if (value > most) setMost(value)
  return Math.max(most, value)
}

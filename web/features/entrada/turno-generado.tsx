import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { entrada as t } from '#texts/entrada.ts'
import { useCountdown } from '#web/lib/use-countdown.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Qr } from '#web/ui/qr.tsx'

const SHOWN_S = 10

type Props = { turno: Turno; onReady: () => void }

/** Shows the number for ten seconds; then the kiosk is ready for the next person. */
export function TurnoGenerado({ turno, onReady }: Props) {
  const [until] = useState(() => Date.now() + SHOWN_S * 1000)
  const left = useCountdown(until, onReady)
  return (
    <section className="col-span-full grid content-center justify-items-center gap-6 bg-success-soft p-6 text-center text-success-text">
      <div role="status" className="flex items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-9 shrink-0 max-sm:hidden" />
        <h1 className="text-2xl font-bold 2xl:text-3xl">{t.exito(turno.nombre, turno.etiqueta)}</h1>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-16 gap-y-6">
        <div className="grid justify-items-center gap-2">
          <p className="text-lg font-medium">{t.tuTurno}</p>
          <p
            className={cx(
              'rise-in turno-number whitespace-nowrap',
              turno.etiqueta.length > 4
                ? 'text-[clamp(4rem,20vmin,16rem)]'
                : 'text-[clamp(9rem,38vmin,30rem)]',
            )}
          >
            {turno.etiqueta}
          </p>
          <p className="text-xl 2xl:text-2xl">
            {t.codigo} <strong className="text-2xl 2xl:text-3xl tracking-[0.15em]">{turno.codigo}</strong>
          </p>
        </div>
        <div className="hidden justify-items-center gap-3 md:grid">
          <div className="rounded-card bg-white p-3 shadow-card">
            <Qr
              value={location.origin + paths.verificarTurno(turno.codigo)}
              size={220}
              label={t.sigueEtiqueta}
            />
          </div>
          <p className="text-lg font-medium">{t.sigue}</p>
        </div>
      </div>
      <div className="grid w-full max-w-sm gap-3">
        <Button size="lg" wide variant="secondary" onClick={onReady}>
          {t.listo}
        </Button>
        <progress aria-hidden="true" max={SHOWN_S} value={left} className="cuenta-atras" />
        <p>{t.vuelve(left)}</p>
      </div>
    </section>
  )
}

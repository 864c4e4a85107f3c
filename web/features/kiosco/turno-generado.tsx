import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { DatosPagina } from '#contract/paginas.ts'
import type { Turno, Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { useCountdown } from '#web/lib/browser/use-countdown.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { publicPaths } from '#web/public-paths.ts'
import { turnoDe } from '#web/shared/follows.ts'
import { YaEntregado } from '#web/shared/pedir-turno/ya-entregado.tsx'
import { usePropio } from '#web/shared/propio.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Qr } from '#web/ui/qr.tsx'
import { idiomaDelEnlace } from './idioma-del-enlace.ts'

/** Long enough to take out a phone and read the code; 'Listo' ends it sooner. */
export const SHOWN_S = 20

type Props = { datos: DatosPagina; turno: Turno; onReady: () => void }

/** Shows the number, its queue and the wait for a while; then the kiosk is ready for the next person. */
export function TurnoGenerado({ datos, turno, onReady }: Props) {
  const { empresaId, colaId, pedido } = datos
  const hydrated = useHydrated()
  const propio = usePropio()
  const [until] = useState(() => Date.now() + SHOWN_S * 1000)
  const left = useCountdown(until, onReady)
  const { id, codigo } = turno
  // The page that answers a form sent without script already includes the turno's state.
  const sent = pedido?.turno?.id === id ? pedido : undefined
  const { data } = useFollow(turnoDe({ codigo, id }, { first: sent?.verificacion }))
  return (
    <section className="col-span-full grid content-center justify-items-center gap-3 bg-success-soft p-4 text-center text-success-text lg:gap-6">
      <div role="status" className="flex max-w-full items-center gap-3">
        <CircleCheck aria-hidden="true" className="size-9 shrink-0 max-sm:hidden" />
        <h1 className="min-w-0 text-2xl font-bold wrap-anywhere 2xl:text-3xl">
          {t.exito(turno.nombre, turno.etiqueta)}
        </h1>
      </div>
      {sent?.entregado && <YaEntregado otro={publicPaths.kiosco(empresaId, colaId)} />}
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-4 xl:gap-x-20">
        <div className="grid justify-items-center gap-1">
          <p className="text-lg font-medium">{t.tuTurno}</p>
          <p
            className={cx(
              'rise-in turno-number whitespace-nowrap',
              turno.etiqueta.length > 4
                ? 'text-[clamp(4rem,17vmin,16rem)]'
                : 'text-[clamp(6.5rem,28vmin,26rem)]',
            )}
          >
            {turno.etiqueta}
          </p>
          <p className="max-w-md text-xl font-bold wrap-anywhere 2xl:text-3xl">
            {data && propio(data.cola.nombre)}
          </p>
          <p className="min-h-8 text-lg 2xl:text-2xl">{data && waitWords(data)}</p>
          <p className="text-lg 2xl:text-2xl">
            {t.codigo}{' '}
            <strong className="text-xl tracking-[0.15em] 2xl:text-3xl">{codigoEnGrupos(codigo)}</strong>
          </p>
        </div>
        {hydrated && (
          <div className="hidden justify-items-center gap-2 md:grid">
            <div className="rounded-card bg-white p-3 shadow-card">
              <Qr
                value={location.origin + publicPaths.miTurno(empresaId, turno, idiomaDelEnlace(datos))}
                size={220}
                label={t.sigueEtiqueta}
              />
            </div>
            <p className="text-lg font-medium">{t.sigue}</p>
          </div>
        )}
      </div>
      <div className="grid w-full max-w-sm gap-2">
        {hydrated ? (
          <>
            <Button size="lg" wide variant="secondary" onClick={onReady}>
              {t.listo}
            </Button>
            <progress aria-hidden="true" max={SHOWN_S} value={left} className="cuenta-atras" />
            <p>{t.vuelve(left)}</p>
          </>
        ) : (
          <a
            href={publicPaths.kiosco(empresaId, colaId)}
            className={buttonLook({ size: 'lg', wide: true, variant: 'secondary' })}
          >
            {t.listo}
          </a>
        )}
      </div>
    </section>
  )
}

const waitWords = ({ faltantes, estimado }: Verificacion) =>
  [faltantes !== null && t.antes(Math.max(0, faltantes - 1)), formatEstimado(estimado)]
    .filter(Boolean)
    .join(' · ')

import { CircleCheck, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DatosPagina } from '#contract/paginas.ts'
import type { Turno, Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { useCountdown } from '#web/lib/browser/use-countdown.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { formatEstimado, formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { publicPaths } from '#web/public-paths.ts'
import { turnoDe } from '#web/shared/follows.ts'
import { YaEntregado } from '#web/shared/pedir-turno/ya-entregado.tsx'
import { usePropio } from '#web/shared/propio.ts'
import { cx } from '#web/ui/cx.ts'
import { Qr } from '#web/ui/qr.tsx'
import { CuentaAtras } from './cuenta-atras.tsx'
import { idiomaDelEnlace } from './idioma-del-enlace.ts'
import type { Imprimir } from './use-imprimir.ts'

/** Long enough to take out a phone and read the code; 'Listo' ends it sooner. */
const SHOWN_S = 20
const ETIQUETA_CORTA = 4

type Props = {
  datos: DatosPagina
  turno: Turno
  zona?: string
  imprimir: Imprimir
  /** Whether the person wants to read in peace: the screen then returns when nobody touches it. */
  stopped: boolean
  onStop: () => void
  onReady: () => void
}

/** Shows the number, its queue and the wait for a while; then the kiosk is ready for the next person. */
export function TurnoDado({ datos, turno, zona, imprimir, stopped, onStop, onReady }: Props) {
  const { empresaId, colaId, pedido } = datos
  const locale = useLocale()
  const propio = usePropio()
  const { id, codigo, etiqueta } = turno
  // The page that answers a form sent without script already includes the turno's state.
  const sent = pedido?.turno?.id === id ? pedido : undefined
  const { data } = useFollow(turnoDe({ codigo, id }, { first: sent?.verificacion }))
  useEffect(() => {
    if (imprimir.siempre) window.print()
  }, [imprimir.siempre])
  return (
    <div className="k-cuerpo k-dado">
      <div role="status" className="k-hecho">
        <CircleCheck aria-hidden="true" />
        <h1>{t.exito(turno.nombre, etiqueta)}</h1>
      </div>
      {sent?.entregado && <YaEntregado otro={publicPaths.kiosco(empresaId, colaId)} />}
      <article className="k-turno">
        <div className="k-turno-numero">
          <small>{t.tuTurno}</small>
          <span className={cx(etiqueta.length > ETIQUETA_CORTA && 'largo')}>{etiqueta}</span>
          <b>{data && propio(data.cola.nombre)}</b>
          <p>{data && <Espera {...data} horaDe={(at) => formatTime(locale, at, zona)} />}</p>
        </div>
        <div className="k-corte" />
        <div className="k-turno-qr">
          <span className="k-qr">
            <Qr
              value={location.origin + publicPaths.miTurno(empresaId, turno, idiomaDelEnlace(datos))}
              size={280}
              label={t.sigueEtiqueta}
            />
          </span>
          <div>
            <b>{t.sigue}</b>
            <dl>
              <dt>{t.codigo}</dt>
              <dd>{codigoEnGrupos(codigo)}</dd>
            </dl>
          </div>
        </div>
      </article>
      <div className="k-pie">
        <button type="button" className={cx('k-boton', imprimir.boton && 'linea')} onClick={onReady}>
          {t.listo}
        </button>
        {imprimir.boton && (
          <button type="button" className="k-boton" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t.imprimir}
          </button>
        )}
      </div>
      {!stopped && <Vuelve onStop={onStop} onReady={onReady} />}
    </div>
  )
}

function Vuelve({ onStop, onReady }: Pick<Props, 'onStop' | 'onReady'>) {
  const [until] = useState(() => Date.now() + SHOWN_S * 1000)
  const left = useCountdown(until, onReady)
  return (
    <CuentaAtras left={left} of={SHOWN_S} frase={t.vuelve(left)}>
      <button type="button" onClick={onStop}>
        {t.detener}
      </button>
    </CuentaAtras>
  )
}

type EsperaProps = Pick<Verificacion, 'faltantes' | 'estimado'> & { horaDe: (instante: number) => string }

function Espera({ faltantes, estimado, horaDe }: EsperaProps) {
  const minutos = formatEstimado(estimado)
  return (
    <>
      {faltantes !== null && t.antes(Math.max(0, faltantes - 1))}
      {estimado && minutos && <span>{t.espera(minutos, horaDe(Date.now() + estimado.max * 60_000))}</span>}
    </>
  )
}

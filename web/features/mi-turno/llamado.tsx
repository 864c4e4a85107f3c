import { BellRing, Check, Footprints } from 'lucide-react'
import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { avisame } from '#texts/avisame.ts'
import { estadosTurno } from '#texts/estados-turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { posponer } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { faltantesDe } from './faltantes.ts'
import { Barra } from './marco.tsx'
import { responder } from './posponer-api.ts'
import { useLater } from './use-later.ts'

const loadTarde = () => import('./tarde-sheet.tsx')

/** Two side by side fit the smallest phone. */
const inRow = 'flex-auto max-[359px]:text-sm'

type Props = {
  turno: TurnoGuardado
  datos: Verificacion
  /** The desk to go to, or null when the empresa uses only one. */
  puesto: string | null
  onVoy: () => void
  onNuevo: () => void
}

/** The whole screen is the call. The largest is the number of the desk, or the turno's where there is only one desk. */
export function Llamado({ turno: own, datos, puesto, onVoy, onNuevo }: Props) {
  const { turno, cola, turnoActual } = datos
  const propio = usePropio()
  const [late, setLate] = useState(false)
  const [offline, setOffline] = useState(false)
  const tarde = useLater(loadTarde)
  const voy = useAction(() => responder(own, 'voy'))
  const { respuesta } = turno
  const error = offline ? avisame.sinRed : voy.error != null && sentenceOf(voy.error, posponer.fallo)
  return (
    <>
      {/* A new element for each call, so that it is animated and announced again. */}
      <div
        key={turno.llamado}
        role="alert"
        className="flex min-h-0 flex-1 flex-col items-center justify-center px-4 text-center rise-in tall:overflow-y-auto"
      >
        <h1 className="flex items-center gap-3 text-2xl leading-9 font-bold tracking-[-0.02em]">
          <BellRing aria-hidden="true" className="size-8 shrink-0" />
          {estadosTurno[turno.estado]}
        </h1>
        <Destino words={puesto ? t.puesto(puesto) : `${t.tuTurno} ${turno.etiqueta}`} />
        <p className="mt-4 text-lg leading-7">{t.explicaciones[turno.estado]}</p>
      </div>
      <Barra>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 rounded-card bg-success-deep px-5 py-4">
          <span className={cx('turno-number', turno.etiqueta.length > 6 ? 'text-xl' : 'text-3xl leading-11')}>
            {turno.etiqueta}
          </span>
          <p className="min-w-0 leading-6">
            <strong className="block truncate font-semibold">{propio(cola.nombre)}</strong>{' '}
            <span className="block truncate">{turno.nombre}</span>
          </p>
          <dl className="col-span-2 mt-3 border-t border-white/25 pt-2 text-sm leading-6">
            <Fact label={t.turnoActual} value={turnoActual?.etiqueta ?? t.sinActual} />
            <Fact label={t.faltan} value={faltantesDe(datos)} />
            <Fact label={t.codigo} value={codigoEnGrupos(own.codigo)} />
          </dl>
        </div>
        <p role="status" className="text-center text-sm leading-5 font-medium empty:hidden">
          {error || (respuesta?.palabra === 'tarde' && posponer.tarde(respuesta.minutos))}
        </p>
        {respuesta?.palabra === 'voy' ? (
          <p
            role="status"
            className="flex min-h-14 items-center justify-center gap-3 rounded-tile bg-success-deep px-4 text-lg font-semibold"
          >
            <Check aria-hidden="true" className="size-6 shrink-0" />
            {posponer.vas}
          </p>
        ) : (
          <Button
            variant="onGreen"
            size="touch"
            wide
            loading={voy.pending}
            onClick={() => {
              onVoy()
              void voy.run(undefined)
            }}
          >
            <Footprints aria-hidden="true" className="size-6 shrink-0" />
            {posponer.voy}
          </Button>
        )}
        <div className="flex gap-2">
          <Button variant="outlineOnGreen" size="touchRow" className={inRow} onClick={onNuevo}>
            {t.nuevo}
          </Button>
          <Button
            variant="outlineOnGreen"
            size="touchRow"
            className={inRow}
            onClick={async () => {
              setOffline(false)
              if (tarde.Part || (await tarde.fetch())) setLate(true)
              else setOffline(true)
            }}
          >
            {posponer.abrir}
          </Button>
        </div>
      </Barra>
      {late && tarde.Part && <tarde.Part turno={own} datos={datos} onClose={() => setLate(false)} />}
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string | number }) => (
  <div className="flex justify-between gap-4">
    <dt>{label}</dt>
    <dd className="font-bold">{value}</dd>
  </div>
)

/** A word, and the number to look for. A desk without a number is only its name. */
function Destino({ words }: { words: string }) {
  const [, word = '', number = ''] = /^(.+) (\S*\d\S*|\S)$/.exec(words) ?? []
  if (!number || number.length > 6) {
    return (
      <p className="mt-4 max-w-full text-[clamp(2rem,13vw,3.5rem)] leading-[1.1] font-extrabold tracking-[-0.035em] wrap-anywhere">
        {words}
      </p>
    )
  }
  return (
    <p className="mt-2 max-w-full font-extrabold">
      <span
        className={cx(
          'block leading-14 tracking-[-0.035em] wrap-anywhere',
          word.length > 11 ? 'text-3xl' : 'text-[48px] max-[359px]:text-3xl',
        )}
      >
        {word}
      </span>{' '}
      <span
        className={cx(
          'mt-1 block leading-[0.84] tracking-[-0.06em] tabular-nums',
          number.length <= 2
            ? 'text-[200px] [@media(max-height:699px)]:text-[24dvh] [@media(min-height:800px)]:text-[280px]'
            : number.length === 3
              ? 'text-[clamp(80px,20dvh,140px)]'
              : 'text-[clamp(56px,14dvh,88px)]',
        )}
      >
        {number}
      </span>
    </p>
  )
}

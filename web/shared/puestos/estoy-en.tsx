import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { puestos as t } from '#texts/puestos.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { useConnected } from '#web/lib/live/use-live-query.ts'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'
import { giveSign } from './api.ts'
import { PerdidoDialog } from './perdido-dialog.tsx'
import { PuestoField } from './puesto-field.tsx'
import { PuestosDialog } from './puestos-dialog.tsx'
import { useDesk } from './use-desk.ts'

/** Well within the five minutes after which a desk without a signal is announced to be freed. */
const SIGN_EVERY_MS = 2 * 60_000

type Props = {
  empresaId: string
  /** Whether customers are called on this screen. */
  calling: boolean
}

/** 'Estoy en Ventanilla 2': the desk of this browser. Without named desks, a text that the user types. */
export function EstoyEn({ empresaId, calling }: Props) {
  const { query, named, mio, perdido, at } = useDesk(empresaId)
  const [choosing, setChoosing] = useState(false)
  useSigns(empresaId, mio, query.refetch)
  if (named === undefined) return null
  return (
    <>
      {!named && calling && <PuestoField puesto={at?.puesto ?? ''} />}
      {named && (calling || mio) && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          className={cx(
            'flex h-control-sm max-w-[44vw] min-w-0 items-center gap-2 rounded-control border px-3 text-sm font-medium transition-colors sm:max-w-80',
            mio
              ? 'border-control bg-surface hover:bg-hover'
              : 'border-brand bg-brand-soft text-brand-text hover:border-brand-hover',
          )}
        >
          {mio ? (
            <>
              <Dot tone={mio.pausa ? 'warning' : 'success'} />
              <span className="sr-only">{mio.pausa ? t.estados['en pausa'] : t.estoyEnCorto} </span>
              <span className="truncate">{mio.nombre}</span>
            </>
          ) : (
            <span className="truncate">{t.elegir}</span>
          )}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </button>
      )}
      <PuestosDialog empresaId={empresaId} open={choosing} onClose={() => setChoosing(false)} />
      <PerdidoDialog
        perdido={perdido}
        onChoose={() => {
          setChoosing(true)
          void query.refetch()
        }}
      />
    </>
  )
}

type Mio = { id: string; ocupacion: { id: string } | null } | null

/** Without a live connection, the browser itself reports that the user is still at the desk. */
function useSigns(empresaId: string, mio: Mio, refetch: () => unknown) {
  const connected = useConnected()
  const stay = mio?.ocupacion?.id
  const sign = useEffectEvent(() => {
    if (!mio?.ocupacion) return
    giveSign(empresaId, mio.id, mio.ocupacion.id).catch((error) => {
      if (isRefusal(error)) void refetch()
    })
  })
  useEffect(() => {
    if (connected || !stay) return
    const timer = setInterval(() => sign(), SIGN_EVERY_MS)
    return () => clearInterval(timer)
  }, [connected, stay])
}

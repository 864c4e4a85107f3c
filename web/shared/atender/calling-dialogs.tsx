import { PausaDialog } from '#web/shared/puestos/pausa-dialog.tsx'
import { PuestoDialog } from '#web/shared/puestos/puesto-dialog.tsx'
import { PuestosDialog } from '#web/shared/puestos/puestos-dialog.tsx'
import { typedDesk } from '#web/shared/puestos/stay.ts'
import type { DeskHere } from '#web/shared/puestos/use-desk.ts'
import { OcupadoDialog } from './ocupado-dialog.tsx'
import type { useCalling } from './use-calling.ts'

type Props = Pick<ReturnType<typeof useCalling>, 'asking' | 'setAsking' | 'callFrom'> & {
  empresaId: string
  desk: DeskHere
}

/** Questions that a call may need answered first: the desk, a paused desk, an occupied desk. */
export function CallingDialogs({ empresaId, desk, asking, setAsking, callFrom }: Props) {
  const forDesk = asking?.what === 'desk'
  const occupied = asking?.what === 'occupied' ? asking : null
  return (
    <>
      <PuestoDialog
        empresaId={empresaId}
        open={forDesk && !desk.named}
        onClose={() => setAsking(null)}
        onChoose={(chosen) => {
          typedDesk.set(chosen)
          setAsking(null)
          if (asking) void callFrom(asking.wish, { puesto: chosen })
        }}
      />
      <PuestosDialog
        empresaId={empresaId}
        open={forDesk && desk.named === true}
        onClose={() => setAsking(null)}
        onOccupied={(at) => asking && void callFrom(asking.wish, at)}
      />
      <PausaDialog
        empresaId={empresaId}
        open={asking?.what === 'pause'}
        onClose={() => setAsking(null)}
        onBack={(at) => asking && void callFrom(asking.wish, at)}
      />
      <OcupadoDialog
        puesto={occupied?.at.puesto ?? ''}
        turno={occupied?.turno}
        onClose={() => setAsking(null)}
        onChange={() => occupied && setAsking({ wish: occupied.wish, what: 'desk' })}
        onConfirm={() => {
          setAsking(null)
          if (occupied) void callFrom(occupied.wish, occupied.at, occupied.turno.id)
        }}
      />
    </>
  )
}

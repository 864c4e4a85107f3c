import { PuestosDialog } from '#web/shared/puestos/puestos-dialog.tsx'
import { OcupadoDialog } from './ocupado-dialog.tsx'
import { PausaDialog } from './pausa-dialog.tsx'
import { PuestoDialog } from './puesto-dialog.tsx'
import type { useCalling } from './use-calling.ts'
import type { DeskHere } from './use-desk.ts'

type Props = Pick<ReturnType<typeof useCalling>, 'asking' | 'setAsking' | 'callFrom'> & {
  empresaId: string
  desk: DeskHere
}

/** What a call asks before it is made. */
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
          desk.setText(chosen)
          setAsking(null)
          if (asking) void callFrom(asking.wish, { puesto: chosen })
        }}
      />
      <PuestosDialog
        empresaId={empresaId}
        open={forDesk && desk.named}
        onClose={() => setAsking(null)}
        onOccupied={({ id, nombre, plazas }) =>
          asking && void callFrom(asking.wish, { puesto: nombre, puestoId: id, plazas })
        }
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

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
  const forDesk = asking !== null && !asking.atDesk && !asking.paused
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
        open={asking?.paused === true}
        onClose={() => setAsking(null)}
        onBack={(at) => asking && void callFrom(asking.wish, at)}
      />
      <OcupadoDialog
        puesto={desk.at?.puesto ?? ''}
        turno={asking?.atDesk}
        onClose={() => setAsking(null)}
        onChange={() => asking && setAsking({ wish: asking.wish })}
        onConfirm={() => {
          setAsking(null)
          if (desk.at && asking) void callFrom(asking.wish, desk.at, true)
        }}
      />
    </>
  )
}

import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { ColaRef } from './api.ts'
import { Deshacer } from './deshacer.tsx'
import { LlamarButton } from './llamar-button.tsx'
import { OtrosPuestos } from './otros-puestos.tsx'
import { TurnoAcciones } from './turno-acciones.tsx'
import { TurnoActual } from './turno-actual.tsx'
import { useLlamar } from './use-llamar.ts'

type Props = { cola: ColaRef; estado: ColaPersonal; puesto: string; zona: string }

/** Who is being served at this puesto, and the button that calls the next. */
export function Atencion({ cola, estado: { cola: datos, enAtencion }, puesto, zona }: Props) {
  const llamar = useLlamar(cola, puesto)
  const propio = enAtencion.findLast((turno) => turno.puesto === puesto)
  const otros = enAtencion.filter((turno) => turno !== propio)
  const called = enAtencion.some(({ id }) => id === llamar.llamado?.id) ? llamar.llamado : null
  // A paused cola gives no turnos, but those who wait can still be called.
  const canCall = datos.estado === 'activa' || (datos.estado === 'pausada' && datos.enEspera > 0)

  return (
    <div className="grid gap-4">
      <TurnoActual
        turno={propio}
        zona={zona}
        undo={called && <Deshacer key={called.id} cola={cola} turno={called} onEnd={llamar.forget} />}
        waitingFor={canCall ? (datos.enEspera > 0 ? t.nadieTexto : t.vaciaTexto) : t.inactivaTexto}
      />
      {llamar.error && <Banner tone="danger">{sentenceOf(llamar.error, t.falloAccion)}</Banner>}
      {canCall && (
        <LlamarButton onCall={llamar.call} pending={llamar.pending} nobody={datos.enEspera === 0} />
      )}
      {propio && (
        <div className="grid grid-cols-3 gap-2">
          <TurnoAcciones cola={cola} turno={propio} />
        </div>
      )}
      <OtrosPuestos cola={cola} turnos={otros} zona={zona} />
    </div>
  )
}

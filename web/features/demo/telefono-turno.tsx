import { estimar, ritmoInicial } from '#domain/espera/espera.ts'
import { POSPONER } from '#domain/flujo.ts'
import { demo } from '#texts/demo.ts'
import { formatEstimado } from '#web/lib/page/format.ts'
import { TurnoRing } from '#web/shared/turno-ring.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/figure.tsx'
import { colaDe, type TurnoDemo } from './sala.ts'
import type { ControlesDemo } from './use-sala.ts'

const PUESTO = '1'

type Props = { demo: ControlesDemo; turno: TurnoDemo; onNew: () => void }

/** The visitor's own turno, as a customer would see it. */
export function TelefonoTurno({ demo: sala, turno, onNew }: Props) {
  const waiting = turno.estado === 'espera'
  const called = turno.estado === 'atencion'
  const faltantes = sala.espera.findIndex(({ orden }) => orden === turno.orden) + 1
  const aside = turno.estado === 'apartado'
  const words = called
    ? demo.telefono.llamado
    : aside
      ? demo.telefono.apartado
      : waiting
        ? demo.telefono.espera
        : demo.telefono.completado
  const behind = sala.espera.some(({ cola_id, lugar }) => cola_id === turno.cola_id && lugar > turno.lugar)
  return (
    <div className="grid flex-1 content-between gap-4 text-center">
      <div className="grid gap-4">
        <p role="status" className="justify-self-center">
          <Badge tone={waiting || aside ? 'brand' : 'success'} dot large>
            {words}
          </Badge>
        </p>
        <TurnoRing progress={1 / Math.max(1, faltantes)} done={!waiting} className="mx-auto w-40">
          <span className="turno-number text-4xl">{waiting ? faltantes : turno.numero}</span>
          {waiting && (
            <span className="max-w-24 text-sm leading-tight text-muted">
              {demo.telefono.faltan(faltantes)}
            </span>
          )}
        </TurnoRing>
        <p className="font-semibold">
          {waiting &&
            formatEstimado(estimar(faltantes, ritmoInicial(colaDe(turno.cola_id).tiempo_estimado), true))}
          {called && demo.telefono.pasa(PUESTO)}
          {!waiting && !called && !aside && demo.telefono.gracias}
        </p>
        <dl className="grid grid-cols-3 gap-2">
          <Figure label={demo.telefono.tuTurno} value={turno.numero} />
          <Figure label={demo.telefono.ahora} value={sala.atencion?.numero ?? demo.telefono.nadie} />
          <Figure label={demo.telefono.codigo} value={turno.codigo} kind="code" />
        </dl>
      </div>
      <div className="grid gap-2">
        {waiting && behind && (turno.pospuestos ?? 0) < POSPONER.veces && (
          <Button variant="ghost" wide onClick={() => sala.mover(turno, 'dejarPasar')}>
            {demo.telefono.dejarPasar}
          </Button>
        )}
        <Button variant="secondary" wide onClick={waiting ? sala.cancelar : onNew}>
          {waiting ? demo.telefono.cancelar : demo.telefono.nuevo}
        </Button>
      </div>
    </div>
  )
}

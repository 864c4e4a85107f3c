import type { Verificacion } from '#contract/turno.ts'
import { traducir } from '#domain/traduccion.ts'
import { miTurno } from '#texts/mi-turno.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { localeOf } from '#web/lib/page/locale.ts'
import { Cabeza, Espera } from '#web/shared/pase/espera.tsx'
import { Facts, Pase } from '#web/shared/pase/pase.tsx'
import { currentLanguage } from '#web/texts/live.ts'
import { Switch } from '#web/ui/switch.tsx'

type Props = {
  verificacion: Verificacion
  updatedAt: number
  offline: boolean
  gone: boolean
  automatic: boolean
  onAutomatic: (automatic: boolean) => void
}

/** The turno that was found, as its customer's phone shows it, without what only the holder may do. */
export function Resultado({ verificacion, updatedAt, offline, gone, automatic, onAutomatic }: Props) {
  const { turno, turnoActual, faltantes, cola, empresa } = verificacion
  const waiting = turno.estado === 'en espera'
  const hora = t.actualizado(formatTime(localeOf(empresa.zona), updatedAt, empresa.zona))
  return (
    <>
      <h2 className="text-xl leading-7 font-bold">{t.informacion}</h2>
      <div className={offline || gone ? 'opacity-70' : undefined}>
        <Pase
          as="h3"
          etiqueta={turno.etiqueta}
          cola={traducir(empresa.traducciones, currentLanguage(), cola.nombre)}
          nombre={turno.nombre}
          crowded={verificacion.demora !== null}
        >
          <Cabeza datos={verificacion} offline={offline || !automatic}>
            <span className="min-w-0 text-right text-sm leading-5 text-muted wrap-anywhere">
              {empresa.nombre}
            </span>
          </Cabeza>
          {waiting ? (
            <Espera datos={verificacion} most={faltantes ?? 0} />
          ) : (
            <p className="mt-4 text-2xl leading-9 font-extrabold tracking-[-0.025em] wrap-anywhere">
              {turno.estado === 'en atención' && turno.puesto
                ? miTurno.puesto(turno.puesto)
                : miTurno.explicaciones[turno.estado]}
            </p>
          )}
          <Facts
            facts={[
              [miTurno.turnoActual, turnoActual?.etiqueta ?? miTurno.sinActual],
              [miTurno.faltan, faltantes ?? miTurno.sinCuenta],
            ]}
          />
        </Pase>
      </div>
      <Switch
        label={t.automatico}
        hint={offline ? `${hora} · ${t.sinRed}` : hora}
        checked={automatic}
        onChange={(event) => onAutomatic(event.target.checked)}
        className="mt-auto min-h-14"
      />
    </>
  )
}

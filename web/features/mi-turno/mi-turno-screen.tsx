import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import type { PageProps } from '#web/lib/page/page-data.ts'
import { publicPaths } from '#web/public-paths.ts'
import { EntregadoAntes, YaEntregado } from '#web/shared/pedir-turno/ya-entregado.tsx'
import { Marco } from './marco.tsx'
import { PedirTurno } from './pedir-turno.tsx'
import { TurnoPropio } from './turno-propio.tsx'
import { type Ending, useSavedTurno } from './use-saved-turno.ts'

const NOTICE_MS = 5000

export function MiTurnoScreen({ datos }: PageProps) {
  const own = useSavedTurno(datos)
  useShowForm()
  useTimeout(own.ending === 'vanished', NOTICE_MS, own.dismiss)
  // What was sent without script applies only to the first turno, or the first form, that the page shows.
  const [pedido, setPedido] = useState(datos.pedido)
  const end = useCallback(
    (ending: Ending) => {
      setPedido(undefined)
      own.end(ending)
    },
    [own.end],
  )
  const hydrated = useHydrated()
  const otro = publicPaths.miTurno(datos.empresaId)
  if (!own.turno && pedido?.entregado) {
    return (
      <Marco empresa={datos.publico?.empresa}>
        <EntregadoAntes {...pedido.entregado} otro={otro} />
      </Marco>
    )
  }
  return own.turno ? (
    <TurnoPropio
      key={own.turno.id}
      empresaId={datos.empresaId}
      turno={own.turno}
      first={pedido?.verificacion}
      // With script the phone stores its turno and the page shows it again, so the notice is not needed.
      notice={pedido?.entregado && !hydrated && <YaEntregado otro={otro} />}
      onEnd={end}
      onCancel={(turno) => {
        setPedido(undefined)
        own.cancel(turno)
      }}
      onKnown={own.save}
    />
  ) : (
    <PedirTurno datos={datos} pedido={pedido} ending={own.ending} onTurno={own.save} />
  )
}

/** Shows the form again that `hideFormScript` hid, once this script decides what to show. */
function useShowForm() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.turno
  }, [hydrated])
}

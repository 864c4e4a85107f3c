import { useCallback, useEffect, useState } from 'react'
import type { PageProps } from '#web/lib/page-data.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { PedirTurno } from './pedir-turno.tsx'
import { TurnoPropio } from './turno-propio.tsx'
import { type Ending, useSavedTurno } from './use-saved-turno.ts'

const NOTICE_MS = 5000

export function MiTurnoScreen({ datos }: PageProps) {
  const own = useSavedTurno(datos)
  useShowForm()
  useTimeout(own.ending === 'vanished', NOTICE_MS, own.dismiss)
  // The state that came with the page belongs to the first turno it shows.
  const [first, setFirst] = useState(datos.pedido?.verificacion)
  const end = useCallback(
    (ending: Ending) => {
      setFirst(undefined)
      own.end(ending)
    },
    [own.end],
  )
  return own.turno ? (
    <TurnoPropio
      key={own.turno.id}
      empresaId={datos.empresaId}
      turno={own.turno}
      first={first}
      onEnd={end}
      onKnown={own.save}
    />
  ) : (
    <PedirTurno datos={datos} ending={own.ending} onTurno={own.save} />
  )
}

/** The page hides the form in a browser that has a turno, until this script knows better (`hideFormScript`). */
function useShowForm() {
  const hydrated = useHydrated()
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.turno
  }, [hydrated])
}

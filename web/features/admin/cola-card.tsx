import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { ColaPersonal } from '#contract/cola.ts'
import { cargaDe } from '#domain/cola.ts'
import { admin as t } from '#texts/admin.ts'
import { carga as palabras } from '#texts/carga.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useNear } from '#web/lib/use-near.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { useCola } from '#web/shared/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSiguiente } from './api.ts'
import { cargaTone } from './carga-tone.ts'
import { EnAtencion } from './en-atencion.tsx'
import { ListaEspera } from './lista-espera.tsx'

const PULSE_MS = 1000

type Ref = { empresaId: string; colaId: string }

/** Follows its cola only when near the screen: an empresa may have more colas than one connection may follow. */
export function ColaCard({ nombre, ...cola }: Ref & { nombre: string }) {
  const [ref, near] = useNear<HTMLElement>()
  return (
    <section ref={ref} aria-label={nombre} className="grid min-h-96 grid-cols-1">
      {near ? <Live {...cola} /> : <CartaSkeleton />}
    </section>
  )
}

export const CartaSkeleton = () => <Skeleton className="h-full min-h-96 rounded-card" />

function Live(cola: Ref) {
  const query = useCola(cola)
  if (query.isPending) return <CartaSkeleton />
  if (!query.data) {
    return (
      <Card className="content-center">
        <ErrorState
          title={t.falloCola}
          text={sentenceOf(query.error, '')}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    )
  }
  return <Loaded empresaId={cola.empresaId} datos={query.data} />
}

function Loaded({
  empresaId,
  datos: { cola, turnos, enAtencion },
}: {
  empresaId: string
  datos: ColaPersonal
}) {
  const llamar = useSiguiente(empresaId, cola.id)
  const [pulse, setPulse] = useState(false)
  const empty = cola.enEspera === 0
  const carga = cargaDe(cola.enEspera)
  useTimeout(pulse, PULSE_MS, () => setPulse(false))

  function callNext() {
    if (empty || llamar.isPending) return
    llamar.mutate(undefined, { onSuccess: () => setPulse(true) })
  }

  return (
    <Card className="flex flex-col gap-4">
      <header className="grid gap-2">
        <h2 className="text-lg font-bold break-words">{cola.nombre}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={cargaTone[carga]} dot>
            {palabras[carga]}
          </Badge>
          {cola.prioridad && <Badge tone="brand">{t.prioridad}</Badge>}
          {cola.estado === 'pausada' && <Badge>{t.inactiva}</Badge>}
          <span className="text-sm text-muted">{t.esperan(cola.enEspera)}</span>
        </div>
      </header>
      <EnAtencion empresaId={empresaId} turnos={enAtencion} />
      <ListaEspera cola={cola} turnos={turnos} pulse={pulse} />
      <Button
        wide
        size="lg"
        disabled={empty}
        loading={llamar.isPending}
        onClick={callNext}
        aria-label={empty ? undefined : t.llamarClienteDe(cola.nombre)}
        className="mt-auto"
      >
        {!llamar.isPending && !empty && <Megaphone aria-hidden="true" className="size-5" />}
        {empty ? t.colaVacia : t.llamarCliente}
      </Button>
    </Card>
  )
}

import { useState } from 'react'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos as t } from '#texts/puestos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePuestoActions } from './api.ts'
import { MiPuesto } from './mi-puesto.tsx'
import { PuestoOpcion } from './puesto-opcion.tsx'
import { type Desk, deskOf, useDesk } from './use-desk.ts'

type Props = {
  empresaId: string
  open: boolean
  onClose: () => void
  onOccupied?: (at: Desk) => void
}

/** Chooses a desk, changes it, pauses it and leaves it. */
export function PuestosDialog({ empresaId, open, onClose, onOccupied }: Props) {
  const { mio } = useDesk(empresaId)
  return (
    <Dialog open={open} onClose={onClose} title={mio ? t.tituloMio(mio.nombre) : t.titulo}>
      <Content empresaId={empresaId} onClose={onClose} onOccupied={onOccupied} />
    </Dialog>
  )
}

function Content({ empresaId, onClose, onOccupied }: Omit<Props, 'open'>) {
  const { query, mio, puestos } = useDesk(empresaId)
  const zona = useEmpresa(empresaId).data?.config.zona
  const { ocupar } = usePuestoActions(empresaId)
  const [taking, setTaking] = useState<PuestoDeEmpresa | null>(null)

  function occupy(puesto: PuestoDeEmpresa, relevar: boolean) {
    ocupar.mutate(
      { puestoId: puesto.id, relevar },
      {
        onSuccess: (reply) => {
          onClose()
          onOccupied?.(deskOf(reply.puesto))
        },
      },
    )
  }

  if (query.isPending) return <Skeleton className="h-40" />
  if (!query.data) {
    return <ErrorState title={t.falloCarga} onRetry={() => query.refetch()} retrying={query.isFetching} />
  }
  if (taking) {
    const usuario = taking.ocupacion?.usuario || t.alguien
    return (
      <>
        <p>{t.relevar.texto(usuario, taking.nombre)}</p>
        {ocupar.error && <Banner tone="danger">{sentenceOf(ocupar.error, t.fallo)}</Banner>}
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button variant="secondary" autoFocus onClick={() => setTaking(null)}>
            {t.relevar.no}
          </Button>
          <Button variant="danger" loading={ocupar.isPending} onClick={() => occupy(taking, true)}>
            {t.relevar.si}
          </Button>
        </div>
      </>
    )
  }
  const others = puestos.filter(({ id }) => id !== mio?.id)
  return (
    <>
      {mio ? (
        <MiPuesto empresaId={empresaId} puesto={mio} zona={zona} onClose={onClose} />
      ) : (
        <p className="text-muted">{t.texto}</p>
      )}
      {ocupar.error && <Banner tone="danger">{sentenceOf(ocupar.error, t.fallo)}</Banner>}
      {mio && others.length > 0 && <h3 className="pt-2 font-semibold">{t.cambiarA}</h3>}
      {!mio && others.length === 0 && <Banner title={t.ninguno}>{t.ningunoTexto}</Banner>}
      <ul aria-label={t.lista} className="grid gap-2">
        {others.map((puesto) => (
          <li key={puesto.id}>
            <PuestoOpcion
              zona={zona}
              puesto={puesto}
              pending={ocupar.isPending && ocupar.variables?.puestoId === puesto.id}
              onChoose={() => (puesto.ocupacion ? setTaking(puesto) : occupy(puesto, false))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

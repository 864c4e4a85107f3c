import { useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { puestos as t } from '#texts/puestos.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { atDesk } from '#web/shared/atender/call-next.ts'
import { calledHere } from '#web/shared/atender/called-here.ts'
import { useCuenta, useEmpresa, usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePuestoActions } from './api.ts'
import { MiPuesto } from './mi-puesto.tsx'
import { PuestoOpcion } from './puesto-opcion.tsx'
import { lastDesk } from './stay.ts'
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
    <Dialog
      open={open}
      onClose={onClose}
      title={mio ? t.tituloMio(mio.nombre) : t.titulo}
      className="sm:w-110!"
    >
      <Content empresaId={empresaId} onClose={onClose} onOccupied={onOccupied} />
    </Dialog>
  )
}

function Content({ empresaId, onClose, onOccupied }: Omit<Props, 'open'>) {
  const client = useQueryClient()
  const { query, mio, puestos } = useDesk(empresaId)
  const zona = useEmpresa(empresaId).data?.config.zona
  const { ocupar } = usePuestoActions(empresaId)
  const [taking, setTaking] = useState<PuestoDeEmpresa | null>(null)
  const [unfolded, setUnfolded] = useState(false)
  const colasOf = useColasOf(empresaId)
  const yo = useCuenta().data?.usuario

  function occupy(puesto: PuestoDeEmpresa, relevar: boolean) {
    ocupar.mutate(
      { puestoId: puesto.id, relevar },
      {
        onSuccess: (reply) => {
          // The user was there in another browser, so its customer is theirs too.
          const here = puesto.ocupacion && !relevar ? atDesk(client, empresaId, puesto.nombre) : null
          if (here) calledHere.add(here.id)
          onClose()
          onOccupied?.(deskOf(reply.puesto))
        },
        onError: (error) => {
          if (isCodigo(error, 'puesto_tomado')) setTaking(puesto)
        },
      },
    )
  }

  if (query.isPending) return <Skeleton className="h-40" />
  if (!query.data) {
    return <ErrorState title={t.falloCarga} onRetry={() => query.refetch()} retrying={query.isFetching} />
  }
  const refusal = ocupar.error && !(taking && isCodigo(ocupar.error, 'puesto_tomado')) && (
    <Banner tone="danger">{sentenceOf(ocupar.error, t.fallo)}</Banner>
  )
  if (taking) {
    const usuario = taking.ocupacion?.usuario || t.alguien
    return (
      <>
        <p>{t.relevar.texto(usuario, taking.nombre)}</p>
        {refusal}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
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
  const free = others.filter(({ ocupacion }) => !ocupacion)
  const taken = others.filter(({ ocupacion }) => ocupacion)
  const last = lastDesk.read(empresaId)
  const selected = mio ? undefined : free.find(({ id }) => id === last)
  const option = (puesto: PuestoDeEmpresa) => (
    <li key={puesto.id} className="border-t border-line">
      <PuestoOpcion
        zona={zona}
        puesto={puesto}
        colas={colasOf(puesto)}
        last={puesto.id === last && !mio}
        selected={puesto.id === selected?.id}
        pending={ocupar.isPending && ocupar.variables?.puestoId === puesto.id}
        onChoose={() => {
          // The server knows; by name, a colleague is not asked about twice.
          if (puesto.ocupacion && puesto.ocupacion.usuario !== yo) setTaking(puesto)
          else occupy(puesto, false)
        }}
      />
    </li>
  )
  return (
    <>
      {mio ? (
        <MiPuesto empresaId={empresaId} puesto={mio} zona={zona} onClose={onClose} />
      ) : (
        <p className="text-sm text-muted">{t.texto}</p>
      )}
      {refusal}
      {mio && others.length > 0 && <h3 className="pt-2 font-semibold">{t.cambiarA}</h3>}
      {!mio && others.length === 0 && <Banner title={t.ninguno}>{t.ningunoTexto}</Banner>}
      <div className="-mx-4 sm:-mx-5">
        {free.length > 0 && (
          <>
            <p className="flex h-8 items-center px-4 text-xs font-medium text-faint sm:px-5">
              {t.libres(free.length)}
            </p>
            <ul aria-label={t.lista}>{free.map(option)}</ul>
          </>
        )}
        {taken.length > 0 && (
          <>
            <button
              type="button"
              aria-expanded={unfolded || free.length === 0}
              onClick={() => setUnfolded(!unfolded)}
              className="flex min-h-13 w-full items-center gap-3 border-t border-line px-4 font-medium hover:bg-hover sm:px-5"
            >
              <ChevronRight
                aria-hidden="true"
                className={cx('size-4 text-faint', (unfolded || free.length === 0) && 'rotate-90')}
              />
              {t.ocupados}
              <span className="ml-auto text-sm text-muted tabular-nums">{taken.length}</span>
            </button>
            {(unfolded || free.length === 0) && <ul aria-label={t.ocupados}>{taken.map(option)}</ul>}
          </>
        )}
      </div>
      {selected && (
        <div className="-mx-4 -mb-4 flex gap-2 border-t border-line px-4 py-3 max-sm:[&>button]:min-h-12 max-sm:[&>button]:flex-1 sm:-mx-5 sm:-mb-5 sm:justify-end sm:px-5">
          <Button variant="ghost" onClick={onClose}>
            {t.ahoraNo}
          </Button>
          <Button autoFocus loading={ocupar.isPending} onClick={() => occupy(selected, false)}>
            {t.estoyEn(selected.nombre)}
          </Button>
        </div>
      )}
    </>
  )
}

/** The names of the queues that a desk serves. */
function useColasOf(empresaId: string) {
  const colas = usePublico(empresaId).data?.colas ?? []
  return ({ colas: ids }: PuestoDeEmpresa) =>
    ids === null
      ? t.todasColas
      : colas
          .filter(({ id }) => ids.includes(id))
          .map(({ nombre }) => nombre)
          .join(', ')
}

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { inRow } from './in-row.ts'

// Parts that are not needed to take a turno load once the form works. If one fails to load, the page works without it.

type AccionesProps = { turno: TurnoGuardado; datos: Verificacion | undefined }
type PausaProps = { datos: Verificacion }
type AvisameProps = { turno: TurnoGuardado; empresa: string }

const Nada = () => null

const LaterAvisame = lazy<ComponentType<AvisameProps>>(() =>
  import('./avisame.tsx').catch(() => ({ default: Nada })),
)
const LaterPosponer = lazy<ComponentType<AccionesProps>>(() =>
  import('./posponer.tsx').then(
    ({ Posponer }) => ({ default: Posponer }),
    () => ({ default: Nada }),
  ),
)
const LaterEnPausa = lazy<ComponentType<PausaProps>>(() =>
  import('./posponer.tsx').then(
    ({ EnPausa }) => ({ default: EnPausa }),
    () => ({ default: Nada }),
  ),
)

/** The server does not wait for lazy parts: it renders `instead`. */
const Later = ({ instead, children }: { instead?: ReactNode; children: ReactNode }) =>
  useHydrated() ? <Suspense fallback={instead}>{children}</Suspense> : instead

export const Avisame = (props: AvisameProps) => (
  <Later>
    <LaterAvisame {...props} />
  </Later>
)

export const EnPausa = (props: PausaProps) => (
  <Later>
    <LaterEnPausa {...props} />
  </Later>
)

const Place = () => <span className={inRow} />

/**
 * The customer's actions on the turno: one button at once, the others beside it when they have loaded. Their space is
 * reserved, so that the first button does not move under a finger.
 */
export function Acciones({ children, ...props }: AccionesProps & { children: ReactNode }) {
  const { pausa, llego } = props.datos?.turno ?? {}
  const places = (
    <>
      <Place />
      {!pausa && !llego && <Place />}
    </>
  )
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      <Later instead={places}>
        <LaterPosponer {...props} />
      </Later>
      {children}
    </div>
  )
}

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

// What nobody needs to take a turn is fetched once the form works. Where it does not come, the page goes on without it.

type AccionesProps = { turno: TurnoGuardado; datos: Verificacion | undefined; children: ReactNode }
type PausaProps = { datos: Verificacion }
type AvisameProps = { turno: TurnoGuardado; empresa: string }

const Nada = () => null
const Fila = ({ children }: { children: ReactNode }) => <div className="flex gap-2">{children}</div>

const LaterAvisame = lazy<ComponentType<AvisameProps>>(() =>
  import('./avisame.tsx').catch(() => ({ default: Nada })),
)
const LaterPosponer = lazy<ComponentType<AccionesProps>>(() =>
  import('./posponer.tsx').then(
    ({ Posponer }) => ({ default: Posponer }),
    () => ({ default: Fila }),
  ),
)
const LaterEnPausa = lazy<ComponentType<PausaProps>>(() =>
  import('./posponer.tsx').then(
    ({ EnPausa }) => ({ default: EnPausa }),
    () => ({ default: Nada }),
  ),
)

/** The server cannot wait for what comes later: it writes what stands in its place. */
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

/** What the customer can do with the turno: one button at once, the others as soon as they have come. */
export const Posponer = (props: AccionesProps) => (
  <Later instead={<Fila>{props.children}</Fila>}>
    <LaterPosponer {...props} />
  </Later>
)

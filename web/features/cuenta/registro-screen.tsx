import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { cuenta } from '#texts/cuenta.ts'
import { planes } from '#texts/planes.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { shows, soporte } from '#web/lib/page/installation.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import type { AccountCreated } from './account-created.ts'
import { RegistroForm } from './registro-form.tsx'
import { useLinkToken } from './use-link-token.ts'

const REDIRECT_MS = 500

export const meta = () =>
  namedPage({
    title: cuenta.registro.titulo,
    description: cuenta.registro.descripcion,
    propia: cuenta.registro.descripcionPropia,
    path: paths.registro(),
  })

export default function RegistroScreen() {
  const navigate = useNavigate()
  const [created, setCreated] = useState<AccountCreated | null>(null)

  const [search] = useSearchParams()
  const hydrated = useHydrated()
  const plan = hydrated && shows('servicio') ? nameOfPlan(search.get('plan')) : null
  // The link that the first start of an installation of one's own prints.
  const enlace = useLinkToken() ?? undefined

  useTimeout(created !== null, REDIRECT_MS, () => navigate(paths.login(), { state: created }))

  return (
    <AccountCard
      title={cuenta.registro.titulo}
      text={cuenta.registro.texto}
      footer={
        <>
          <span className="text-muted">{cuenta.registro.conCuenta}</span>
          <TextLink to={paths.login()}>{cuenta.registro.entrar}</TextLink>
        </>
      }
    >
      {plan && (
        <p className="flex gap-3 rounded-control bg-sunken px-3 py-3 text-sm text-muted">
          <Gift aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {cuenta.registro.planElegido(plan)}
        </p>
      )}
      {created ? (
        <SuccessPanel title={cuenta.registro.exito} text={cuenta.registro.exitoTexto} />
      ) : enlace ? (
        <RegistroForm enlace={enlace} onCreated={setCreated} />
      ) : (
        <>
          {shows('registro-abierto') && (
            <div data-solo="registro-abierto">
              <RegistroForm onCreated={setCreated} />
            </div>
          )}
          {shows('registro-cerrado') && <RegistroCerrado />}
        </>
      )}
    </AccountCard>
  )
}

/** Says whom to ask for an account. */
const RegistroCerrado = () => (
  <div data-solo="registro-cerrado" className="wrap-anywhere">
    {shows('soporte') && <p data-solo="soporte">{cuenta.registro.cerradoCon(soporte)}</p>}
    {shows('sin-soporte') && <p data-solo="sin-soporte">{cuenta.registro.cerrado}</p>}
  </div>
)

/** Returns the name of a plan by the id in the address. */
const nameOfPlan = (id: string | null): string | null =>
  Object.entries(planes.palabras.planes).find(([known]) => known === id)?.[1].nombre ?? null

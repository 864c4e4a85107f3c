import { useEffect, useEffectEvent, useState } from 'react'
import type { CorreoCambiado } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { confirmarCorreo } from './api.ts'
import { useLinkToken } from './use-link-token.ts'

export const meta = () => [...pageMeta(cuenta.confirmar.titulo), { name: 'robots', content: 'noindex' }]

/** The target of the link mailed to a new address. */
export default function ConfirmarCorreoScreen() {
  return (
    <AccountCard
      title={cuenta.confirmar.titulo}
      text={cuenta.confirmar.texto}
      footer={<TextLink to={paths.login()}>{cuenta.confirmar.entrar}</TextLink>}
    >
      <Confirmacion />
    </AccountCard>
  )
}

function Confirmacion() {
  const token = useLinkToken()
  const sesion = useSesion()
  const { run, error } = useAction(confirmarCorreo)
  const [cambio, setCambio] = useState<CorreoCambiado | null>(null)
  const follow = useEffectEvent(async (found: string) => setCambio((await run(found)) ?? null))

  // Runs again when the network is back and the error was cleared.
  useEffect(() => {
    if (token && !error) follow(token)
  }, [token, error])

  if (cambio) {
    const inside = sesion?.correo === cambio.correo
    return (
      <div className="grid gap-4">
        <SuccessPanel title={cuenta.confirmar.exito} text={cuenta.confirmar.exitoTexto(cambio.correo)} />
        <LinkButton to={inside ? paths.cuenta() : paths.login({ correo: cambio.correo })} wide>
          {inside ? cuenta.confirmar.seguir : cuenta.confirmar.entrar}
        </LinkButton>
      </div>
    )
  }
  if (token === null || isRefusal(error)) {
    return (
      <Banner tone="warning">
        {error ? sentenceOf(error, cuenta.confirmar.fallo) : cuenta.confirmar.sinEnlace}
      </Banner>
    )
  }
  if (error) {
    const retry = async () => setCambio((token && (await run(token))) || null)
    return <ErrorState title={sentenceOf(error, cuenta.confirmar.fallo)} onRetry={retry} />
  }
  return <Spinner label={cuenta.confirmar.comprobando} />
}

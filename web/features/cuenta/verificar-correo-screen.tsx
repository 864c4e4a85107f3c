import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo, isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { verVerificacion } from './api.ts'
import { OtroEnlace } from './otro-enlace.tsx'
import { useLinkToken } from './use-link-token.ts'
import { VerificarForm } from './verificar-form.tsx'

const REDIRECT_MS = 2000

export const meta = () => [...pageMeta(cuenta.verificar.titulo), { name: 'robots', content: 'noindex' }]

export default function VerificarCorreoScreen() {
  return (
    <AccountCard
      title={cuenta.verificar.titulo}
      text={cuenta.verificar.texto}
      footer={<TextLink to={paths.login()}>{cuenta.verificar.entrar}</TextLink>}
    >
      <Verificacion />
    </AccountCard>
  )
}

/** Checks the token first, so that an invalid link is reported before the password is requested. */
function Verificacion() {
  const token = useLinkToken()
  const navigate = useNavigate()
  const { run, error } = useAction(verVerificacion)
  const [correo, setCorreo] = useState<string | null>(null)
  const [done, setDone] = useState<{ dentro: boolean } | null>(null)
  const look = useEffectEvent(async (found: string) => setCorreo((await run(found))?.correo ?? null))

  // Runs again when the network is back and the error was cleared.
  useEffect(() => {
    if (token && !error) look(token)
  }, [token, error])

  useTimeout(done !== null, REDIRECT_MS, () => {
    const next = done?.dentro ? paths.home() : paths.login({ correo: correo ?? undefined })
    navigate(next, { replace: true })
  })

  if (done)
    return (
      <SuccessPanel
        title={cuenta.verificar.exito}
        text={done.dentro ? cuenta.verificar.exitoDentro : cuenta.verificar.exitoTexto}
      />
    )
  if (token === null || isRefusal(error)) {
    return (
      <>
        <Banner tone="warning">
          {error ? sentenceOf(error, cuenta.verificar.fallo) : cuenta.verificar.sinEnlace}
        </Banner>
        {isCodigo(error, 'enlace_usado') ? (
          <LinkButton to={paths.login()} wide>
            {cuenta.verificar.entrar}
          </LinkButton>
        ) : (
          <OtroEnlace />
        )}
      </>
    )
  }
  if (error) {
    const retry = async () => setCorreo((token && (await run(token))?.correo) || null)
    return <ErrorState title={sentenceOf(error, cuenta.verificar.fallo)} onRetry={retry} />
  }
  if (token && correo) return <VerificarForm token={token} correo={correo} onDone={setDone} />
  return <Spinner label={cuenta.verificar.comprobando} />
}

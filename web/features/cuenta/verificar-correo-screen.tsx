import { useEffect, useEffectEvent, useState } from 'react'
import type { CorreoConfirmado } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo, isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useAction } from '#web/lib/use-action.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountCard } from './account-card.tsx'
import { verificarCorreo } from './api.ts'
import { OtroEnlace } from './otro-enlace.tsx'
import { useLinkToken } from './use-link-token.ts'

const t = cuenta.verificar

export const meta = () => [...pageMeta(t.titulo), { name: 'robots', content: 'noindex' }]

export default function VerificarCorreoScreen() {
  return (
    <AccountCard title={t.titulo} text={t.texto} footer={<TextLink to={paths.login()}>{t.entrar}</TextLink>}>
      <Verificacion />
    </AccountCard>
  )
}

/** Verifies the link's token at once. When it is refused, another link can be asked for. */
function Verificacion() {
  const token = useLinkToken()
  const { run, error } = useAction(verificarCorreo)
  const [aviso, setAviso] = useState<CorreoConfirmado | null>(null)
  const follow = useEffectEvent(async (found: string) => setAviso((await run(found)) ?? null))

  // Again, once a failed network is back and its error is gone.
  useEffect(() => {
    if (token && !error) follow(token)
  }, [token, error])

  if (aviso) {
    return (
      <div className="grid gap-4">
        <SuccessPanel title={t.exito} text={aviso.mensaje} />
        <LinkButton to={paths.login({ correo: aviso.correo })} size="lg" wide>
          {t.entrar}
        </LinkButton>
      </div>
    )
  }
  if (token === null || isRefusal(error)) {
    return (
      <>
        <Banner tone="warning">{error ? sentenceOf(error, t.fallo) : t.sinEnlace}</Banner>
        {isCodigo(error, 'enlace_usado') ? (
          <LinkButton to={paths.login()} size="lg" wide>
            {t.entrar}
          </LinkButton>
        ) : (
          <OtroEnlace />
        )}
      </>
    )
  }
  if (error) {
    const retry = async () => setAviso((token && (await run(token))) || null)
    return <ErrorState title={sentenceOf(error, t.fallo)} onRetry={retry} />
  }
  return <Spinner label={t.comprobando} />
}

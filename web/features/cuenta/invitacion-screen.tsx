import { useCallback, useEffect, useState } from 'react'
import type { InvitacionVista } from '#contract/equipo.ts'
import { invitacion as t } from '#texts/invitacion.ts'
import { personas } from '#texts/personas.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { verInvitacion } from './api.ts'
import { InvitacionBody } from './invitacion-body.tsx'
import { useLinkToken } from './use-link-token.ts'

export const meta = () => [...pageMeta(t.titulo), { name: 'robots', content: 'noindex' }]

/** The target of an invitation: one click with an account, one form without. */
export default function InvitacionScreen() {
  const token = useLinkToken()
  const [found, setFound] = useState<InvitacionVista | null>(null)
  const [error, setError] = useState<unknown>(null)

  const look = useCallback(() => {
    if (!token) return
    setError(null)
    verInvitacion(token).then(setFound, setError)
  }, [token])
  useEffect(look, [look])

  if (token === null || isRefusal(error)) return <Invalida />
  if (error != null) {
    return <ErrorState title={sentenceOf(error, t.fallo)} onRetry={look} retrying={false} />
  }
  if (!token || !found) return <Skeleton className="h-80" />
  return (
    <AccountCard
      title={t.encabezado(found.empresa)}
      text={t.texto(found.organizacion, personas.roles[found.rol].nombre)}
      footer={
        <TextLink to={paths.login({ volver: `${paths.invitacion()}#token=${token}` })}>
          {t.tengoCuenta}
        </TextLink>
      }
    >
      <InvitacionBody token={token} invitacion={found} />
    </AccountCard>
  )
}

const Invalida = () => (
  <Card className="grid gap-4 sm:p-8">
    <h1 className="text-xl font-semibold">{t.invalida}</h1>
    <p className="text-muted">{t.invalidaTexto}</p>
    <LinkButton to={paths.login()}>{t.iniciarSesion}</LinkButton>
  </Card>
)

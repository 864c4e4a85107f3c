import { useState } from 'react'
import type { SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { RestablecerForm } from './restablecer-form.tsx'
import { useLinkToken } from './use-link-token.ts'

export const meta = () => [...pageMeta(cuenta.restablecer.titulo), { name: 'robots', content: 'noindex' }]

export default function RestablecerScreen() {
  const token = useLinkToken()
  const [aviso, setAviso] = useState<SoloMensaje | null>(null)
  return (
    <AccountCard
      title={cuenta.restablecer.titulo}
      text={cuenta.restablecer.texto}
      footer={<TextLink to={paths.recuperar()}>{cuenta.restablecer.otroEnlace}</TextLink>}
    >
      {token === null && <Banner tone="warning">{cuenta.restablecer.sinEnlace}</Banner>}
      {aviso ? (
        <div className="grid gap-4">
          <SuccessPanel title={cuenta.restablecer.exito} text={aviso.mensaje} />
          <LinkButton to={paths.login()} wide>
            {cuenta.restablecer.entrar}
          </LinkButton>
        </div>
      ) : (
        token !== null && <RestablecerForm token={token} onDone={setAviso} />
      )}
    </AccountCard>
  )
}

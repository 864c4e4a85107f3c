import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { cuenta } from '#texts/cuenta.ts'
import { safeReturn } from '#web/lib/api/session.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountCreated } from './account-created.ts'
import { LoginForm } from './login-form.tsx'

const REDIRECT_MS = 2000
const t = cuenta.login

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.login() })

export default function LoginScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const created = useAccountCreated()
  const [entered, setEntered] = useState(false)
  const hydrated = useHydrated()
  const correo = created?.correo ?? (hydrated ? (search.get('correo') ?? undefined) : undefined)

  useTimeout(entered, REDIRECT_MS, () =>
    navigate(safeReturn(search.get('volver')) ?? paths.home(), { replace: true }),
  )

  return (
    <AccountCard
      title={t.titulo}
      text={t.texto}
      footer={
        <>
          <span className="text-muted">{t.sinCuenta}</span>
          <TextLink to={paths.registro()}>{t.crearCuenta}</TextLink>
        </>
      }
    >
      {created && !entered && (
        <Banner tone="success" title={t.cuentaCreada}>
          {created.porVerificar ? t.cuentaPorVerificar : t.cuentaCreadaTexto}
        </Banner>
      )}
      {entered ? (
        <SuccessPanel title={t.exito} text={t.exitoTexto} />
      ) : (
        <LoginForm key={correo} correo={correo} onEntered={() => setEntered(true)} />
      )}
    </AccountCard>
  )
}

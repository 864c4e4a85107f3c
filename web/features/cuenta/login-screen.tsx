import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { cuenta } from '#texts/cuenta.ts'
import { safeReturn } from '#web/lib/api/session.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { chosenLanguage } from '#web/lib/page/chosen-language.ts'
import { shows, soporte } from '#web/lib/page/installation.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { currentLanguage } from '#web/texts/live.ts'
import { Banner } from '#web/ui/banner.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { useAccountCreated } from './account-created.ts'
import { LoginForm } from './login-form.tsx'

const REDIRECT_MS = 2000

export const meta = () =>
  namedPage({ title: cuenta.login.titulo, description: cuenta.login.descripcion, path: paths.login() })

export default function LoginScreen() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const created = useAccountCreated()
  const [entered, setEntered] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const texts = choosing ? cuenta.primerAcceso : cuenta.login
  const hydrated = useHydrated()
  const correo = created?.correo ?? (hydrated ? (search.get('correo') ?? undefined) : undefined)

  useTimeout(entered, REDIRECT_MS, () => {
    const next = safeReturn(search.get('volver')) ?? paths.home()
    // The account may have another language than this page.
    if ((chosenLanguage() ?? currentLanguage()) === currentLanguage()) navigate(next, { replace: true })
    else location.replace(next)
  })

  return (
    <AccountCard
      title={texts.titulo}
      text={texts.texto}
      footer={
        !choosing && (
          <>
            {shows('registro-abierto') && (
              <span data-solo="registro-abierto" className="contents">
                <span className="text-muted">{cuenta.login.sinCuenta}</span>
                {shows('servicio') && (
                  <TextLink data-solo="servicio" to={paths.registro()}>
                    {cuenta.login.crearCuenta}
                  </TextLink>
                )}
                {shows('propia') && (
                  <TextLink data-solo="propia" to={paths.registro()}>
                    {cuenta.registro.titulo}
                  </TextLink>
                )}
              </span>
            )}
            {shows('registro-cerrado') && (
              <span data-solo="registro-cerrado" className="min-h-11 content-center wrap-anywhere">
                <span className="text-muted">{cuenta.login.pideCuenta}</span>{' '}
                {shows('soporte') && <span data-solo="soporte">{cuenta.login.pideCuentaCon(soporte)}</span>}
                {shows('sin-soporte') && <span data-solo="sin-soporte">{cuenta.login.pideCuentaA}</span>}
              </span>
            )}
          </>
        )
      }
    >
      {created && !entered && (
        <Banner tone="success" title={cuenta.login.cuentaCreada}>
          {created.porVerificar ? cuenta.login.cuentaPorVerificar : cuenta.login.cuentaCreadaTexto}
        </Banner>
      )}
      {entered ? (
        <SuccessPanel title={cuenta.login.exito} text={cuenta.login.exitoTexto} />
      ) : (
        <LoginForm
          key={correo}
          correo={correo}
          choosing={choosing}
          onChoosing={setChoosing}
          onEntered={() => setEntered(true)}
        />
      )}
    </AccountCard>
  )
}

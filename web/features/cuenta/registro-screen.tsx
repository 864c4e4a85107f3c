import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cuenta } from '#texts/cuenta.ts'
import { namedPage } from '#web/lib/site-meta.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { paths } from '#web/paths.ts'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountCard } from './account-card.tsx'
import type { AccountCreated } from './account-created.ts'
import { RegistroForm } from './registro-form.tsx'

const REDIRECT_MS = 500
const t = cuenta.registro

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.registro() })

export default function RegistroScreen() {
  const navigate = useNavigate()
  const [created, setCreated] = useState<AccountCreated | null>(null)

  useTimeout(created !== null, REDIRECT_MS, () => navigate(paths.login(), { state: created }))

  return (
    <AccountCard
      title={t.titulo}
      text={t.texto}
      footer={
        <>
          <span className="text-muted">{t.conCuenta}</span>
          <TextLink to={paths.login()}>{t.entrar}</TextLink>
        </>
      }
    >
      {created ? (
        <SuccessPanel title={t.exito} text={t.exitoTexto} />
      ) : (
        <RegistroForm onCreated={setCreated} />
      )}
    </AccountCard>
  )
}

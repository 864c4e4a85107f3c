import { useState } from 'react'
import type { SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { Button } from '#web/ui/button.tsx'
import { SuccessPanel } from '#web/ui/success-panel.tsx'
import { AccountCard } from './account-card.tsx'
import { recuperar } from './api.ts'
import { CorreoForm } from './correo-form.tsx'

const t = cuenta.recuperar

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.recuperar() })

export default function RecuperarScreen() {
  const [aviso, setAviso] = useState<SoloMensaje | null>(null)
  return (
    <AccountCard
      title={t.titulo}
      text={t.texto}
      footer={
        <>
          <span className="text-muted">{t.recordaste}</span>
          <TextLink to={paths.login()}>{t.entrar}</TextLink>
        </>
      }
    >
      {aviso ? (
        <div className="grid justify-items-center gap-4">
          <SuccessPanel title={t.exito} text={aviso.mensaje} />
          <p className="text-center text-sm text-muted">{t.exitoNota}</p>
          <Button variant="secondary" onClick={() => setAviso(null)}>
            {t.otro}
          </Button>
        </div>
      ) : (
        <CorreoForm boton={t.boton} fallo={t.fallo} send={recuperar} onSent={setAviso} />
      )}
    </AccountCard>
  )
}

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

export const meta = () =>
  namedPage({
    title: cuenta.recuperar.titulo,
    description: cuenta.recuperar.descripcion,
    path: paths.recuperar(),
  })

export default function RecuperarScreen() {
  const [aviso, setAviso] = useState<SoloMensaje | null>(null)
  return (
    <AccountCard
      title={cuenta.recuperar.titulo}
      text={cuenta.recuperar.texto}
      footer={
        <>
          <span className="text-muted">{cuenta.recuperar.recordaste}</span>
          <TextLink to={paths.login()}>{cuenta.recuperar.entrar}</TextLink>
        </>
      }
    >
      {aviso ? (
        <div className="grid justify-items-center gap-4">
          <SuccessPanel title={cuenta.recuperar.exito} text={aviso.mensaje} />
          <p className="text-center text-sm text-muted">{cuenta.recuperar.exitoNota}</p>
          <Button variant="secondary" onClick={() => setAviso(null)}>
            {cuenta.recuperar.otro}
          </Button>
        </div>
      ) : (
        <CorreoForm
          boton={cuenta.recuperar.boton}
          fallo={cuenta.recuperar.fallo}
          send={recuperar}
          onSent={setAviso}
        />
      )}
    </AccountCard>
  )
}

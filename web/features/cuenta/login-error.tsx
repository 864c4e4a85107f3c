import { useState } from 'react'
import type { SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { reenviarVerificacion } from './api.ts'

/** Why the login failed. Offers to resend the link to an address that is not confirmed. */
export function LoginError({ error, correo }: { error: unknown; correo: string }) {
  const resend = useAction(reenviarVerificacion)
  const [aviso, setAviso] = useState<SoloMensaje | null>(null)
  if (!isCodigo(error, 'sin_verificar')) {
    return (
      <Banner tone="danger" title={cuenta.login.fallo}>
        {sentenceOf(error, '')}
      </Banner>
    )
  }
  if (aviso) return <Banner tone="success">{aviso.mensaje}</Banner>
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button
            variant="secondary"
            loading={resend.pending}
            onClick={async () => setAviso((await resend.run(correo)) ?? null)}
          >
            {cuenta.login.reenviar}
          </Button>
        }
      >
        {error.mensaje}
      </Banner>
      {resend.error != null && (
        <Banner tone="danger">{sentenceOf(resend.error, cuenta.verificar.otroFallo)}</Banner>
      )}
    </>
  )
}

import { useState } from 'react'
import type { SoloMensaje } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { Banner } from '#web/ui/banner.tsx'
import { reenviarVerificacion } from './api.ts'
import { CorreoForm } from './correo-form.tsx'

/** Requests a new confirmation link. */
export function OtroEnlace() {
  const [aviso, setAviso] = useState<SoloMensaje | null>(null)
  if (aviso) return <Banner tone="success">{aviso.mensaje}</Banner>
  return (
    <div className="grid gap-4">
      <p className="text-muted">{cuenta.verificar.pedirOtro}</p>
      <CorreoForm
        boton={cuenta.verificar.otroEnlace}
        fallo={cuenta.verificar.otroFallo}
        send={reenviarVerificacion}
        onSent={setAviso}
      />
    </div>
  )
}

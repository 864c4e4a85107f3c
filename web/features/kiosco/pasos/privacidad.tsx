import { useState } from 'react'
import type { CaraEmpresa } from '#contract/empresa.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'

// Loaded on demand: most people never open it. If loading fails, as without network, nothing opens.
const fetchDialog = () => import('./privacidad-dialog.tsx').then((module) => module.default)
type PrivacidadDialog = Awaited<ReturnType<typeof fetchDialog>>

/** The privacy notice beside the button that takes the turno. A touch on the company's own opens it. */
export function Privacidad({ empresa }: { empresa: CaraEmpresa }) {
  const [Dialog, setDialog] = useState<PrivacidadDialog | null>(null)
  const own = empresa.privacidad
  if (!own) {
    return (
      <p className="k-privacidad">
        {t.terminosAntes} {t.terminos}.
      </p>
    )
  }
  const open = () =>
    fetchDialog().then(
      (dialog) => setDialog(() => dialog),
      () => {},
    )
  return (
    <>
      <button type="button" className="k-privacidad" aria-haspopup="dialog" onClick={open}>
        <span>
          {t.responsable(own.responsable, own.contacto)} <u>{t.aviso}</u>
        </span>
      </button>
      {Dialog && <Dialog empresa={empresa} onClose={() => setDialog(null)} />}
    </>
  )
}

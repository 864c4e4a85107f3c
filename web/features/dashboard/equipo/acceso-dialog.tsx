import { comun } from '#texts/comun.ts'
import { personas as t } from '#texts/personas.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Shown only once, to be handed over: a link, or a log-in with its first password. */
export type Acceso = { enlace: string } | { correo: string; contrasena: string }

type Props = { acceso: Acceso | null; onClose: () => void }

export function AccesoDialog({ acceso, onClose }: Props) {
  const conEnlace = acceso !== null && 'enlace' in acceso
  return (
    <Dialog
      open={acceso !== null}
      onClose={onClose}
      title={conEnlace ? t.enlaceTitulo : t.accesoTitulo}
      actions={<Button onClick={onClose}>{t.listo}</Button>}
    >
      <p className="text-muted">{conEnlace ? t.enlaceTexto : t.accesoTexto}</p>
      {conEnlace && <Dato label={comun.enlace} value={acceso.enlace} />}
      {acceso && 'correo' in acceso && (
        <>
          <Dato label={t.usuario} value={acceso.correo} />
          <Dato label={t.contrasena} value={acceso.contrasena} />
        </>
      )}
    </Dialog>
  )
}

const Dato = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2">
    <span className="grid min-w-0">
      <span className="text-sm text-muted">{label}</span>
      <span className="font-semibold break-all select-all">{value}</span>
    </span>
    <CopyButton text={value} />
  </div>
)

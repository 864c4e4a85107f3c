import { QrCode, Tv } from 'lucide-react'
import { useState } from 'react'
import { cola as t } from '#texts/cola.ts'
import { comun } from '#texts/comun.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { ConectarDialog } from '#web/shared/pantallas/conectar-dialog.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Qr } from '#web/ui/qr.tsx'
import type { ColaRef } from './api.ts'
import { addressOf, openPopup, type Pantalla, pantallas } from './pantallas.ts'

const choiceLook =
  'flex min-h-16 min-w-0 flex-1 items-center gap-4 rounded-control border border-line px-4 py-3 text-left transition-colors hover:border-brand hover:bg-brand-soft'

type Props = { cola: ColaRef; open: boolean; onClose: () => void }

/** Opens one of three screens in a window, shows its QR code for another device, or pairs a screen showing a code. */
export function PantallasDialog({ cola, open, onClose }: Props) {
  const [blocked, setBlocked] = useState(false)
  const [qr, setQr] = useState<Pantalla | null>(null)
  const [connecting, setConnecting] = useState(false)
  const empresa = useEmpresa(cola.empresaId).data

  function close() {
    setBlocked(false)
    setQr(null)
    onClose()
  }

  function choose(pantalla: Pantalla) {
    if (openPopup(pantalla, cola)) return close()
    setBlocked(true)
    setQr(pantalla)
  }

  if (connecting) {
    return <ConectarDialog empresaId={cola.empresaId} open onClose={() => setConnecting(false)} />
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.abrirTitulo}
      actions={
        <Button variant="secondary" onClick={close}>
          {comun.cancelar}
        </Button>
      }
    >
      {blocked && <Banner tone="warning">{t.bloqueada}</Banner>}
      <ul className="grid gap-2">
        {pantallas.map(({ id, icon: Icon }) => {
          const { label, text } = t.pantallas[id]
          const content = (
            <>
              <Icon aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
              <span className="grid min-w-0">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-muted">{text}</span>
              </span>
            </>
          )
          return (
            <li key={id} className="flex items-center gap-1">
              {blocked ? (
                <a href={addressOf(id, cola)} target="_blank" rel="noreferrer" className={choiceLook}>
                  {content}
                </a>
              ) : (
                <button type="button" onClick={() => choose(id)} className={choiceLook}>
                  {content}
                </button>
              )}
              <IconButton
                label={t.verQr(label)}
                aria-expanded={qr === id}
                onClick={() => setQr(qr === id ? null : id)}
              >
                <QrCode aria-hidden="true" className="size-6" />
              </IconButton>
            </li>
          )
        })}
        {empresa && puedeEn(empresa, 'configurar') && (
          <li className="flex">
            <button
              type="button"
              className={choiceLook}
              onClick={() => {
                close()
                setConnecting(true)
              }}
            >
              <Tv aria-hidden="true" className="size-6 shrink-0 text-brand-text" />
              <span className="grid min-w-0">
                <span className="font-semibold">{t.conCodigo}</span>
                <span className="text-sm text-muted">{t.conCodigoTexto(location.host + paths.tv())}</span>
              </span>
            </button>
          </li>
        )}
      </ul>
      {qr && <OtherDevice address={addressOf(qr, cola)} pantalla={t.pantallas[qr].label} />}
    </Dialog>
  )
}

const OtherDevice = ({ address, pantalla }: { address: string; pantalla: string }) => (
  <figure className="grid justify-items-center gap-2 rounded-control bg-sunken p-4 text-center">
    <Qr value={address} size={200} label={t.qrDe(pantalla)} />
    <figcaption className="grid gap-1">
      <span className="text-sm text-muted">{t.otroDispositivo}</span>
      <span className="text-sm font-medium break-all select-all">{address}</span>
    </figcaption>
  </figure>
)

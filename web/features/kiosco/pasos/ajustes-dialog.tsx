import { kioscoAjustes as t } from '#texts/kiosco-ajustes.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { salir } from '#web/shared/salir.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Imprimir } from './use-imprimir.ts'

type Props = {
  imprimir: Imprimir
  onImprimir: (change: Partial<Imprimir>) => void
  onKiosk: () => void
  onClose: () => void
}

export default function AjustesDialog({ imprimir, onImprimir, onKiosk, onClose }: Props) {
  // Kiosk mode ends the owner's session, so that customers cannot get from the kiosk into the panel.
  const logout = useAction(salir)

  async function enterKiosk() {
    // Before the first await: browsers allow full screen only while they handle a touch.
    await document.documentElement.requestFullscreen?.().catch(() => {})
    if (await logout.run(undefined)) {
      onKiosk()
      onClose()
    } else if (document.fullscreenElement) await document.exitFullscreen()
  }

  return (
    <Dialog open onClose={onClose} title={t.titulo}>
      <Switch
        label={t.imprimir}
        hint={t.imprimirPista}
        checked={imprimir.siempre}
        onChange={(event) => onImprimir({ siempre: event.target.checked })}
      />
      <Switch
        label={t.boton}
        hint={t.botonPista}
        checked={imprimir.boton}
        onChange={(event) => onImprimir({ boton: event.target.checked })}
      />
      <div className="grid gap-3 border-t border-line pt-4">
        <h3 className="text-lg font-semibold">{t.kiosco}</h3>
        <p className="text-muted">{t.kioscoTexto}</p>
        {logout.error != null && <Banner tone="danger">{t.kioscoFallo}</Banner>}
        <Button wide onClick={enterKiosk} loading={logout.pending}>
          {t.kioscoEntrar}
        </Button>
      </div>
    </Dialog>
  )
}

import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { entrada as t } from '#texts/entrada.ts'
import { salir } from '#web/lib/salir.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'

type Props = { imprimir: boolean; onImprimir: (on: boolean) => void }

/** Settings for the person who installs the kiosk. Kiosk mode hides them until the page is loaded again. */
export function Ajustes({ imprimir, onImprimir }: Props) {
  const [open, setOpen] = useState(false)
  const [kiosk, setKiosk] = useState(false)
  // Kiosk mode ends the owner's session, so that nobody gets from the kiosk into the panel.
  const logout = useAction(salir)
  // The button is prerendered: disabled until the script can handle a touch.
  const hydrated = useHydrated()

  async function enterKiosk() {
    // Before the first await: browsers allow full screen only while they handle a touch.
    await document.documentElement.requestFullscreen?.().catch(() => {})
    if (await logout.run(undefined)) setKiosk(true)
    else if (document.fullscreenElement) await document.exitFullscreen()
  }

  if (kiosk) return null
  return (
    <>
      <IconButton label={t.ajustes} onClick={() => setOpen(true)} disabled={!hydrated}>
        <Settings2 aria-hidden="true" className="size-5" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.ajustes}>
        <Switch
          label={t.imprimir}
          hint={t.imprimirPista}
          checked={imprimir}
          onChange={(event) => onImprimir(event.target.checked)}
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
    </>
  )
}

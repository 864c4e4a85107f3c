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

/** For whoever sets the screen up. In kiosk mode it is gone until the page is loaded again. */
export function Ajustes({ imprimir, onImprimir }: Props) {
  const [open, setOpen] = useState(false)
  const [kiosk, setKiosk] = useState(false)
  // Nobody can walk from the kiosk into the panel: kiosk mode ends the owner's session.
  const logout = useAction(salir)
  // On the page before the script runs: a touch until then would be lost.
  const hydrated = useHydrated()

  async function enterKiosk() {
    // Asked for within the touch: afterwards the browser would refuse.
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

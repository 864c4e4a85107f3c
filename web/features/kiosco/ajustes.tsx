import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { kiosco as t } from '#texts/kiosco.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

// Loaded on demand, since customers never open it. If loading fails, as without network, nothing opens.
const fetchDialog = () => import('./ajustes-dialog.tsx').then((module) => module.default)
type AjustesDialog = Awaited<ReturnType<typeof fetchDialog>>

type Props = { imprimir: boolean; onImprimir: (on: boolean) => void }

/** Settings for the person who installs the kiosk. Kiosk mode hides them until the page is loaded again. */
export function Ajustes(props: Props) {
  const [Dialog, setDialog] = useState<AjustesDialog | null>(null)
  const [kiosk, setKiosk] = useState(false)
  // The button is prerendered, so it stays disabled until the script can handle a touch.
  const hydrated = useHydrated()
  const open = () =>
    fetchDialog().then(
      (dialog) => setDialog(() => dialog),
      () => {},
    )

  if (kiosk) return null
  return (
    <>
      <IconButton label={t.ajustes} onClick={open} disabled={!hydrated}>
        <Settings2 aria-hidden="true" className="size-5" />
      </IconButton>
      {Dialog && <Dialog {...props} onKiosk={() => setKiosk(true)} onClose={() => setDialog(null)} />}
    </>
  )
}

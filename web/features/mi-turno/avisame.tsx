import { Bell, BellRing, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { avisame as t } from '#texts/avisame.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { canPush, NoPush, subscribe } from './push-subscription.ts'
import { useAvisos } from './use-avisos.ts'

// Loaded on demand, since most customers never open it. If loading fails, as without network, the page stays as it is.
const fetchDialog = () => import('./avisame-dialog.tsx').then((module) => module.default)
type AvisameDialog = Awaited<ReturnType<typeof fetchDialog>>

/** One tap asks for a notice when this many people are ahead. */
const PERSONAS = 2
const DE_FABRICA = { personas: PERSONAS, minutos: null, llamado: true }

type Props = { turno: TurnoGuardado; empresa: string }

/** Notifies the customer even when this page is closed: one tap for a push notice, or a choice of how and when. */
export default function Avisame({ turno, empresa }: Props) {
  const choice = useAvisos(turno)
  const [Dialog, setDialog] = useState<AvisameDialog | null>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { avisos } = choice
  if (!avisos) return null
  const { ofrece } = avisos
  const push = ofrece.push && canPush() ? ofrece.push : null
  if (!push && !ofrece.correo && !ofrece.whatsapp && !ofrece.sms) return null
  const activos = avisos.avisos
  const porConfirmar = activos.find(({ confirmado }) => !confirmado)
  const refused = activos.length === 0 && avisos.entregas.at(-1)?.motivo === 'pais_no_permitido'

  async function open() {
    try {
      const dialog = await fetchDialog()
      setDialog(() => dialog)
    } catch {
      setSaid(t.sinRed)
    }
  }

  async function oneTap() {
    if (!push) return open()
    setBusy(true)
    setSaid('')
    try {
      await choice.pedir({ canal: 'push', push: await subscribe(push.clave), cuando: DE_FABRICA })
    } catch (error) {
      if (error instanceof NoPush) setSaid(error.reason === 'permiso' ? t.sinPermiso : t.sinPush)
      else setSaid(sentenceOf(error, t.fallo))
      await open()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-1">
      <div className="flex items-stretch gap-2">
        {activos.length > 0 ? (
          <p
            role="status"
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control bg-brand-soft px-3 text-sm font-medium text-brand-text"
          >
            <BellRing aria-hidden="true" className="size-5 shrink-0" />
            {porConfirmar
              ? t.pendiente[porConfirmar.canal]
              : t.activo(activos.map(({ canal }) => t.medios[canal]))}
          </p>
        ) : (
          <Button variant="secondary" className="flex-1 px-2 py-1" onClick={oneTap} loading={busy}>
            <Bell aria-hidden="true" className="size-5 shrink-0 max-[25rem]:hidden" />
            {push ? (
              <span className="leading-tight">
                {t.boton(PERSONAS)} <small className="block text-xs font-normal">{t.aceptas}</small>
              </span>
            ) : (
              t.boton(PERSONAS)
            )}
          </Button>
        )}
        <IconButton label={activos.length > 0 ? t.cambiar : t.opciones} onClick={open}>
          <SlidersHorizontal aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {(said || refused) && !Dialog && (
        <p role="status" className="text-sm text-muted">
          {said || t.sinPais}
        </p>
      )}
      {Dialog && (
        <Dialog
          choice={choice}
          avisos={avisos}
          push={push}
          empresa={empresa}
          said={said}
          onClose={() => {
            setDialog(null)
            setSaid('')
          }}
        />
      )}
    </div>
  )
}

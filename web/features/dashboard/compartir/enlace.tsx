import { Copy, Link, MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import { compartir as t } from '#texts/compartir.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function Enlace({ address, nombre }: { address: string; nombre: string }) {
  const field = useRef<HTMLInputElement>(null)
  const toast = useToast()

  async function copy() {
    if (await copyText(address)) return toast(t.copiado)
    field.current?.select()
    toast(t.copiaManual)
  }

  return (
    <>
      <ActionRow
        icon={Link}
        title={<h3 id="enlace">{t.enlace}</h3>}
        text={
          <input
            ref={field}
            aria-labelledby="enlace"
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
            className="w-full truncate rounded-control bg-transparent py-0.5 text-muted touch:min-h-11"
          />
        }
        action={
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            {t.copiar}
          </Button>
        }
      />
      <ActionRow
        icon={MessageCircle}
        title={<h3>{t.listo}</h3>}
        text={t.mensaje(nombre, '…')}
        action={
          <a
            href={`https://wa.me/?text=${encodeURIComponent(t.mensaje(nombre, address))}`}
            target="_blank"
            rel="noreferrer"
            className={buttonLook({ variant: 'secondary' })}
          >
            {t.whatsapp}
          </a>
        }
      />
    </>
  )
}

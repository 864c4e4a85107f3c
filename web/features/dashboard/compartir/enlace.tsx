import { Copy, MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import { compartir as t } from '#texts/compartir.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
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
    <div className="grid gap-3">
      <TextField
        ref={field}
        label={t.enlace}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" className="size-5" />
          {t.copiar}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(t.mensaje(nombre, address))}`}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {t.whatsapp}
        </a>
      </div>
    </div>
  )
}

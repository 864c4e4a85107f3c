import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { compartir as t } from '#texts/compartir.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'

export function Enlace({ address }: { address: string }) {
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
      <Button variant="secondary" onClick={copy} className="justify-self-start">
        <Copy aria-hidden="true" className="size-5" />
        {t.copiar}
      </Button>
    </div>
  )
}

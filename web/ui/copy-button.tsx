import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { comun } from '#texts/comun.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useTimeout } from '#web/lib/use-timeout.ts'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 2000

/** Only where the browser offers a clipboard: on plain HTTP it does not. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useTimeout(copied, SHOWN_MS, () => setCopied(false))
  const available = useHydrated() && Boolean(navigator.clipboard)
  if (!available) return null
  const Icon = copied ? Check : Copy
  return (
    <IconButton
      label={copied ? comun.copiado : comun.copiar}
      onClick={async () =>
        setCopied(
          await navigator.clipboard.writeText(text).then(
            () => true,
            () => false,
          ),
        )
      }
    >
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { comun } from '#texts/comun.ts'
import { copyText } from '#web/lib/browser/copy-text.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 2000

/**
 * Copies a text and confirms it for a moment. Shown once the script runs. `touch`: as large as on the pages of a phone, in the colour of
 * the text around it.
 */
export function CopyButton({ text, touch }: { text: string; touch?: boolean }) {
  const [copied, setCopied] = useState(false)
  useTimeout(copied, SHOWN_MS, () => setCopied(false))
  if (!useHydrated()) return null
  const Icon = copied ? Check : Copy
  return (
    <IconButton
      label={copied ? comun.copiado : comun.copiar}
      onClick={async () => setCopied(await copyText(text))}
      variant={touch ? 'inherit' : 'plain'}
      className={touch ? 'min-h-12 min-w-12' : undefined}
    >
      <Icon aria-hidden="true" className="size-5 dense:size-4" />
    </IconButton>
  )
}

import { Megaphone } from 'lucide-react'
import { cola as t } from '#texts/cola.ts'
import { Button } from '#web/ui/button.tsx'
import { useShortcut } from './use-shortcut.ts'

type Props = { onCall: () => void; pending: boolean; nobody: boolean }

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** Calls the next customer, by mouse, touch or keyboard. */
export function LlamarButton({ onCall, pending, nobody }: Props) {
  useShortcut(!nobody, onCall)
  return (
    <Button
      size="lg"
      wide
      onClick={onCall}
      loading={pending}
      disabled={nobody}
      className="max-md:order-first"
      aria-keyshortcuts="Control+Enter Meta+Enter"
    >
      {!pending && <Megaphone aria-hidden="true" className="size-5" />}
      {t.llamar}
      <span
        aria-hidden="true"
        className="ml-1 rounded-[6px] border border-current/40 px-1.5 py-0.5 font-sans text-sm font-medium whitespace-nowrap max-sm:hidden pointer-coarse:hidden"
      >
        {onMac() ? t.atajoMac : t.atajo}
      </span>
    </Button>
  )
}

import { Megaphone } from 'lucide-react'
import { atender as t } from '#texts/atender.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Key } from './key.tsx'

type Props = {
  onCall: () => void
  pending: boolean
  /** The customer the call will reach, as far as this screen knows. */
  next?: { etiqueta: string; nombre: string }
  /** How many people fit at the desk, where that decides who is next. */
  plazas?: number | null
  /** The queue is empty. */
  nobody: boolean
  /** Shows the keyboard shortcut. */
  shortcut?: boolean
  className?: string
}

const onMac = () => /mac|iphone|ipad/i.test(navigator.platform)

/** Calls the next customer and names them. Stays focusable while the queue is empty. */
export const LlamarButton = ({ onCall, pending, next, plazas, nobody, shortcut, className }: Props) => (
  <Button
    size="lg"
    wide
    data-focus-home
    onClick={() => !nobody && onCall()}
    loading={pending}
    aria-label={next && t.llamarA(next.etiqueta, next.nombre, plazas)}
    aria-disabled={nobody || undefined}
    aria-keyshortcuts={shortcut ? 'Control+Enter Meta+Enter' : undefined}
    className={cx(nobody && 'opacity-55', className)}
  >
    {!pending && <Megaphone aria-hidden="true" className="size-5" />}
    {t.llamar}
    {next && <span className="turno-number">{next.etiqueta}</span>}
    {plazas && <span className="text-base font-medium">({t.caben(plazas)})</span>}
    {shortcut && <Key>{onMac() ? t.atajoMac : t.atajo}</Key>}
  </Button>
)

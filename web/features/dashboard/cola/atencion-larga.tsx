import { Hourglass, X } from 'lucide-react'
import { atender } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toneLook } from '#web/ui/tone.ts'

type Props = { etiqueta: string; minutos: number; largo: number; onDismiss: () => void }

/** Asks whether a service that has been open very long has ended, because desks forget to finish the last customer. */
export const AtencionLarga = ({ etiqueta, minutos, largo, onDismiss }: Props) => (
  <div className={cx('flex min-h-10 items-center gap-2 rounded-control pl-3 text-sm', toneLook.neutral)}>
    <Hourglass aria-hidden="true" className="size-4 shrink-0" />
    <p role="status" className="min-w-0 flex-1 py-1 leading-4 wrap-anywhere">
      {t.atencionLarga(etiqueta, minutos, largo)}
    </p>
    <IconButton label={atender.cerrarAviso} variant="inherit" onClick={onDismiss}>
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  </div>
)

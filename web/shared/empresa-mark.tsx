import { initialsOf } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmpresaLogo } from './empresa-logo.tsx'

const COLOURS = ['#0f766e', '#b45309', '#1d4ed8', '#6d28d9', '#be185d']

type Props = { empresa: { id: string; nombre: string; logo: string }; className?: string }

/** The logo of an empresa on the staff's screens; without one, the initials of its name. Decoration beside the name. */
export function EmpresaMark({ empresa: { id, nombre, logo }, className = 'size-6 rounded-inner' }: Props) {
  if (logo) return <EmpresaLogo src={logo} size={className} />
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: COLOURS[(id.codePointAt(0) ?? 0) % COLOURS.length] }}
      className={cx('inline-grid shrink-0 place-items-center text-xs font-bold text-white', className)}
    >
      {initialsOf(nombre)}
    </span>
  )
}

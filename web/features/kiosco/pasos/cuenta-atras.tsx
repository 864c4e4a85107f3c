import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = { left: number; of: number; frase: string; className?: string; children?: ReactNode }

/** A countdown as a bar and a sentence. */
export const CuentaAtras = ({ left, of, frase, className, children }: Props) => (
  <div role="timer" className={cx('k-cuenta', className)}>
    <i style={{ '--queda': (100 * left) / of } as CSSProperties} />
    <span>{frase}</span>
    {children}
  </div>
)

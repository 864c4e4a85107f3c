import type { CSSProperties, ReactNode } from 'react'
import { tintOf } from '#web/lib/tint.ts'

type Props = { colorPrimario: string; colorSecundario: string; className?: string; children: ReactNode }

/** A part of the page in a company's colours, readable whatever they are. */
export function Tinted({ colorPrimario, colorSecundario, className, children }: Props) {
  return (
    <div data-tinted style={tintOf(colorPrimario, colorSecundario) as CSSProperties} className={className}>
      {children}
    </div>
  )
}

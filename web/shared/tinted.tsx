import type { CSSProperties, ReactNode } from 'react'
import { tintOf } from '#web/lib/tint.ts'

type Props = { colorPrimario?: string; colorSecundario?: string; className?: string; children: ReactNode }

/** A part of the page in a company's colours, readable whatever they are; ours until they are known. */
export function Tinted({ colorPrimario, colorSecundario, className, children }: Props) {
  const tint = colorPrimario && colorSecundario ? tintOf(colorPrimario, colorSecundario) : undefined
  return (
    <div data-tinted style={tint as CSSProperties} className={className}>
      {children}
    </div>
  )
}

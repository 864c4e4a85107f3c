import type { CSSProperties, ReactNode } from 'react'
import { tintOf } from '#web/lib/page/tint.ts'

type Props = { colorPrimario?: string; colorSecundario?: string; className?: string; children: ReactNode }

/** Shows its children in the empresa's colours, adjusted for contrast, or in the product's colours if it has none. */
export function Tinted({ colorPrimario, colorSecundario, className, children }: Props) {
  const tint = colorPrimario && colorSecundario ? tintOf(colorPrimario, colorSecundario) : undefined
  return (
    <div data-tinted style={tint as CSSProperties} className={className}>
      {children}
    </div>
  )
}

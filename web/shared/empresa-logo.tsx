import { BuildingComplex } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'

type Props = {
  src: string
  size?: string
  /** On the screen of a called customer. */
  onGreen?: boolean
}

/** The empresa's logo, as decoration beside its name. Shows an icon when there is none or it does not load. */
export function EmpresaLogo({ src, size = 'size-12', onGreen }: Props) {
  const [failed, setFailed] = useState('')
  const frame = cx('grid shrink-0 place-items-center overflow-hidden rounded-control', size)
  if (!src || failed === src) {
    return (
      <span className={cx(frame, onGreen ? 'bg-white/20 text-white' : 'bg-brand-soft text-brand-text')}>
        <BuildingComplex aria-hidden="true" className="size-1/2" />
      </span>
    )
  }
  return (
    <span className={cx(frame, 'border border-line bg-white')}>
      <img
        src={src}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
        className="size-full object-contain"
      />
    </span>
  )
}

import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'

/** Somebody's photo; an icon when it does not load. */
export function Photo({ src, alt, className }: { src: string; alt: string; className?: string }) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // In a prerendered page the image may have failed before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) {
    return (
      <span
        role="img"
        aria-label={alt}
        className={cx('grid place-items-center bg-brand-soft text-brand-text', className)}
      >
        <UserRound aria-hidden="true" className="size-1/3" />
      </span>
    )
  }
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width={320}
      height={320}
      onError={() => setFailed(true)}
      className={cx('object-cover', className)}
    />
  )
}

import { UserRound } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

/** A person's photo, replaced by an icon when it does not load (web/site/photo.ts). */
export const Photo = ({ src, alt, className }: { src: string; alt: string; className?: string }) => (
  <div data-photo>
    <img src={src} alt={alt} width={320} height={320} className={cx('object-cover', className)} />
    <span
      role="img"
      aria-label={alt}
      hidden
      className={cx('grid place-items-center bg-brand-soft text-brand-text', className)}
    >
      <UserRound aria-hidden="true" className="size-1/3" />
    </span>
  </div>
)

import { useId } from 'react'
import { logo, marca, shows } from '#web/lib/page/installation.ts'
import { cx } from '#web/ui/cx.ts'

export function LogoMark({ size }: { size: string }) {
  const gradient = useId()
  return (
    <svg viewBox="0 0 32 32" className={cx('shrink-0', size)} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#7c3aed" />
          <stop offset="1" stopColor="#3b82f6" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="10" fill={`url(#${gradient})`} />
      <path d="M9 11h14M16 11v12" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="24" cy="22.500" r="2.250" fill="#fff" />
    </svg>
  )
}

/** The installation's logo, or the product's. */
export const BrandMark = ({ size = 'size-9' }: { size?: string }) => (
  <>
    {shows('sin-logo') && (
      <span data-solo="sin-logo" className="contents">
        <LogoMark size={size} />
      </span>
    )}
    {shows('logo') && (
      <img
        data-solo="logo"
        src={logo()}
        alt=""
        className={cx('shrink-0 rounded-control object-contain', size)}
      />
    )}
  </>
)

export const Logo = ({ className }: { className?: string }) => (
  <span className={cx('inline-flex items-center gap-2.5 text-xl font-bold tracking-tight', className)}>
    <BrandMark />
    <span>{marca()}</span>
  </span>
)

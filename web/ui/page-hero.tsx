import type { ReactNode } from 'react'

type Props = { eyebrow?: string; title: string; text: string; children?: ReactNode }

/** The top of every marketing page except the landing page. */
export function PageHero({ eyebrow, title, text, children }: Props) {
  return (
    <header className="relative overflow-clip">
      <div aria-hidden="true" className="hero-glow absolute inset-0" />
      <div className="relative mx-auto grid max-w-7xl justify-items-center gap-5 px-4 pt-14 pb-14 text-center sm:px-6 sm:pt-24 sm:pb-16">
        {eyebrow && <p className="font-semibold text-brand-text">{eyebrow}</p>}
        <h1 className="max-w-4xl text-title font-extrabold">{title}</h1>
        <p className="max-w-2xl text-lg text-muted sm:text-xl">{text}</p>
        {children}
      </div>
    </header>
  )
}

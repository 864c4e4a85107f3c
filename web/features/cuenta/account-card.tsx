import type { ReactNode } from 'react'

type Props = { title: string; text: string; children: ReactNode; footer?: ReactNode }

/** On a phone there is no card: the page is the form. */
export const AccountCard = ({ title, text, children, footer }: Props) => (
  <>
    <div className="grid grid-cols-1 gap-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8">
      <header className="grid gap-1">
        <h1 className="text-xl font-semibold tracking-[-0.01em]">{title}</h1>
        <p className="text-pretty text-muted">{text}</p>
      </header>
      {children}
    </div>
    {footer && (
      <footer className="mt-2 flex flex-wrap items-center justify-center gap-x-1 text-sm">{footer}</footer>
    )}
  </>
)

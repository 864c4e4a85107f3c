import type { ReactNode } from 'react'

type Props = { title: string; text?: string; actions?: ReactNode }

export function PageHeader({ title, text, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        {text && <p className="max-w-prose text-muted sm:text-lg">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  )
}

import type { ReactNode } from 'react'

type Props = { title: string; text?: string; actions?: ReactNode }

export function PageHeader({ title, text, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 dense:items-center dense:gap-x-3">
      <div className="grid gap-1 dense:gap-0">
        <h1 className="text-2xl font-bold sm:text-3xl dense:text-xl dense:font-semibold">{title}</h1>
        {text && <p className="max-w-prose text-muted sm:text-lg dense:text-sm">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 dense:gap-2">{actions}</div>}
    </header>
  )
}

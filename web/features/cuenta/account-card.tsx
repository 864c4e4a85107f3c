import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = { title: string; text: string; children: ReactNode; footer: ReactNode }

export function AccountCard({ title, text, children, footer }: Props) {
  return (
    <Card className="grid gap-6 sm:p-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-muted">{text}</p>
      </header>
      {children}
      <footer className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3">{footer}</footer>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = { titulo: string; texto?: string; children: ReactNode }

/** One card of the page: a title, an explanation and a form. */
export const Parte = ({ titulo, texto, children }: Props) => (
  <Card className="grid grid-cols-1 content-start gap-4">
    <div className="grid gap-1">
      <h2 className="text-lg font-semibold">{titulo}</h2>
      {texto && <p className="text-muted wrap-anywhere">{texto}</p>}
    </div>
    {children}
  </Card>
)

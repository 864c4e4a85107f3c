import type { LucideIcon } from 'lucide-react'
import { Card } from './card.tsx'
import { IconTile } from './icon-tile.tsx'

export const InfoCard = ({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <Card className="grid content-start gap-5">
    <IconTile icon={icon} />
    <div className="grid gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-muted">{text}</p>
    </div>
  </Card>
)

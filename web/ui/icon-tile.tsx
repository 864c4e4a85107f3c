import type { LucideIcon } from 'lucide-react'

/** An icon on a soft square, as decoration. */
export function IconTile({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-text">
      <Icon aria-hidden="true" className="size-6" />
    </span>
  )
}

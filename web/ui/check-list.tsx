import { Check } from 'lucide-react'

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid gap-3">
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-text" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)

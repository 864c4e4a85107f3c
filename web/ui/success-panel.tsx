import { CircleCheck } from 'lucide-react'

/** Replaces a form after it was sent. */
export function SuccessPanel({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="rise-in grid justify-items-center gap-3 py-8 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success-text" />
      <p className="text-2xl font-bold dense:text-xl dense:font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
    </div>
  )
}

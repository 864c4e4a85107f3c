import { useRef } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useScrolls } from './use-scrolls.ts'

/** Code with a button that copies it. Long lines scroll, also by keyboard. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  const pre = useRef<HTMLPreElement>(null)
  const scrolls = useScrolls(pre)
  return (
    <figure
      data-theme="dark"
      className="min-w-0 overflow-hidden rounded-control border border-line bg-bg text-text"
    >
      <figcaption className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-0.5 pr-1 pl-4 text-sm text-muted">
        {title}
        <CopyButton text={code} />
      </figcaption>
      <pre
        ref={pre}
        tabIndex={scrolls ? 0 : undefined}
        className="overflow-x-auto p-4 font-mono text-sm leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

import { CopyButton } from './copy-button.tsx'

/** Code with a copy button. Long lines scroll, also by keyboard. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lines too long for the screen are scrolled by keyboard, also before the script runs.
        tabIndex={0}
        className="overflow-x-auto p-4 font-mono text-sm leading-relaxed"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

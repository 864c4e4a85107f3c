import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'

type Props = {
  title: string
  links: readonly { a: string; texto: string }[]
  open: boolean
  onToggle: () => void
}

/** A column of links; below 768 px a heading that opens it. Without a script it is always open. */
export function FooterSection({ title, links, open, onToggle }: Props) {
  const listId = useId()
  return (
    <div className="max-md:border-b max-md:border-line">
      <h2 className="font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={onToggle}
          className="flex min-h-13 w-full items-center justify-between text-left md:hidden noscript:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-5 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
        <span className="hidden min-h-11 items-center md:flex noscript:flex">{title}</span>
      </h2>
      <ul id={listId} className={cx('max-md:pb-3', open ? 'block' : 'hidden md:block noscript:block')}>
        {links.map(({ a, texto }) => (
          <li key={a}>
            <Link
              to={a}
              className="inline-flex min-h-11 items-center rounded-control text-muted underline-offset-4 hover:text-text hover:underline"
            >
              {texto}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

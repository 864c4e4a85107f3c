import { cx } from './cx.ts'

type Props = { id?: string; eyebrow?: string; title: string; text?: string; center?: boolean }

export function SectionHeading({ id, eyebrow, title, text, center }: Props) {
  return (
    <header className={cx('grid max-w-3xl gap-3', center && 'mx-auto justify-items-center text-center')}>
      {eyebrow && <p className="font-semibold text-brand-text">{eyebrow}</p>}
      <h2 id={id} className="text-section font-extrabold">
        {title}
      </h2>
      {text && <p className="max-w-2xl text-lg text-muted">{text}</p>}
    </header>
  )
}

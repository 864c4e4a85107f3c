type Props = { label: string; sections: readonly { id: string; titulo: string }[] }

/** Links to the sections of a long page, beside it in wide windows. */
export const PageIndex = ({ label, sections }: Props) => (
  <nav aria-label={label} className="self-start max-lg:hidden lg:sticky lg:top-24">
    <ol className="grid">
      {sections.map(({ id, titulo }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center rounded-control text-muted hover:text-text"
          >
            {titulo}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

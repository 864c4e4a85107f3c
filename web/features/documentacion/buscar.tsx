import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { documentacion } from '#texts/documentacion.ts'
import { TextField } from '#web/ui/text-field.tsx'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The points of the guide that have all the words, with their article. */
function found(words: string) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return documentacion.guia.pasos.flatMap(({ id, titulo, puntos }) =>
    puntos
      .filter((punto) => {
        const text = plain(`${titulo} ${punto}`)
        return wanted.every((word) => text.includes(word))
      })
      .map((punto) => ({ id, titulo, punto })),
  )
}

type Props = { words: string; onChange: (words: string) => void }

export const BuscarField = ({ words, onChange }: Props) => (
  <div className="relative w-full md:ml-auto md:w-80 noscript:hidden">
    <Search
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
    />
    <TextField
      type="search"
      label={documentacion.buscar}
      hideLabel
      placeholder={documentacion.buscarEjemplo}
      value={words}
      onChange={(event) => onChange(event.target.value)}
      fieldClassName="gap-0"
      className="dense:pl-9 dense:touch:min-h-12 dense:mouse:min-h-10"
    />
  </div>
)

export function Encontrado({ words, onChange }: Props) {
  const points = found(words)
  return (
    <div className="mt-4 md:mt-6">
      <p role="status" className="pb-3 text-sm text-muted">
        {documentacion.encontrado(points.length)}
      </p>
      <ul>
        {points.map(({ id, titulo, punto }) => (
          <li key={punto} className="border-t border-line">
            <Link
              to={{ hash: id }}
              preventScrollReset
              onClick={() => onChange('')}
              className="block py-3 hover:bg-hover"
            >
              <span className="block font-semibold">{titulo}</span>
              <span className="block max-w-[80ch] text-muted">{punto}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

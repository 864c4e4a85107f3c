import { Megaphone } from 'lucide-react'
import type { Anuncio } from '#contract/respuesta.ts'
import { usePropio } from '#web/shared/propio.ts'

/** The company's announcements to all waiting customers. */
export function Anuncios({ anuncios = [] }: { anuncios?: Anuncio[] }) {
  const propio = usePropio()
  return anuncios.length === 0 ? null : (
    <ul role="status" className="grid w-full gap-2">
      {anuncios.map(({ id, texto }) => (
        <li
          key={id}
          className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-2 text-left text-warning-text"
        >
          <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="wrap-anywhere">{propio(texto)}</span>
        </li>
      ))}
    </ul>
  )
}

import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { usePropio } from '#web/shared/propio.ts'

type Props = { datos: Pick<Verificacion, 'anuncios' | 'actualizado'> | undefined }

/** The company's announcements to all waiting customers. Each ends by the server's clock, without a new state. */
export function Anuncios({ datos }: Props) {
  const propio = usePropio()
  const [reached, setReached] = useState(0)
  const ahora = Math.max(reached, Date.parse(datos?.actualizado ?? ''))
  const vigentes = (datos?.anuncios ?? []).filter(({ hasta }) => Date.parse(hasta) > ahora)
  const next = Math.min(...vigentes.map(({ hasta }) => Date.parse(hasta)))
  useTimeout(vigentes.length > 0, next - ahora, () => setReached(next), datos?.actualizado)
  return vigentes.length === 0 ? null : (
    <ul role="status" className="grid w-full gap-2">
      {vigentes.map(({ id, texto }) => (
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

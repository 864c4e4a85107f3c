import type { LucideIcon } from 'lucide-react'
import { kiosco as t } from '#texts/kiosco.ts'
import { Losa, losasLook, usePaginas } from './losas.tsx'

export type Opcion = { id: string; nombre: string; icono?: LucideIcon; texto?: string }

type Props = {
  pregunta: string
  opciones: readonly Opcion[]
  chosen: string
  error?: string
  onChoose: (id: string) => void
}

/** A question that is answered by touching one of its tiles. */
export function Opciones({ pregunta, opciones, chosen, error, onChoose }: Props) {
  const paginas = usePaginas(
    opciones,
    opciones.findIndex(({ id }) => id === chosen),
  )
  return (
    <>
      {error && (
        <p role="alert" className="k-falta">
          {error}
        </p>
      )}
      <div role="radiogroup" aria-label={pregunta} className={losasLook(paginas.items.length)}>
        {paginas.items.map(({ id, nombre, icono, texto }) => (
          <label key={id} className="k-losa">
            <input
              type="radio"
              name="opcion"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
              // Answers may be optional: a second touch takes one back.
              onClick={() => id === chosen && onChoose('')}
            />
            <Losa icono={icono} nombre={nombre}>
              {texto}
            </Losa>
          </label>
        ))}
      </div>
      {paginas.paginas > 1 && (
        <button type="button" className="k-boton linea" onClick={paginas.next}>
          {t.verMas} · {t.pagina(paginas.pagina, paginas.paginas)}
        </button>
      )}
    </>
  )
}

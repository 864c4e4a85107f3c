import type { ReactNode } from 'react'
import { estadisticas as t } from '#texts/estadisticas.ts'
import { Popover } from '#web/ui/popover.tsx'

type Props = { nombre: string; texto: string; children?: ReactNode }

/** The name of a figure, which explains it when pressed. */
export const Definition = ({ nombre, texto, children }: Props) => (
  <Popover
    label={t.definicion(nombre)}
    trigger={
      <>
        <span aria-hidden="true" className="truncate">
          {nombre}
        </span>
        <span className="sr-only">{t.definicion(nombre)}</span>
      </>
    }
    triggerTitle={t.definicion(nombre)}
    triggerClassName="-my-3 flex min-h-11 min-w-11 max-w-full items-center rounded-control text-left text-sm font-medium text-muted hover:text-text hover:underline hover:decoration-dotted hover:underline-offset-4"
    className="grid w-max max-w-80 gap-2 text-sm"
  >
    <p>{texto}</p>
    {children}
  </Popover>
)

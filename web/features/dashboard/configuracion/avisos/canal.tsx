import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'

type Props = {
  icon: LucideIcon
  nombre: string
  detalle: string
  estado: string
  activo: boolean
  /** Opens and closes the form below the row; a channel without settings has none. */
  form?: { open: boolean; onToggle: () => void; disabled: boolean; children: ReactNode }
}

/** One way to notify customers: what it is, its state and one button. Its form opens below its own row. */
export function Canal({ icon: Icon, nombre, detalle, estado, activo, form }: Props) {
  const id = useId()
  return (
    <li className="border-b border-line last:border-0">
      <div className="grid min-h-18 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 p-3 lg:min-h-17 lg:grid-cols-[2.5rem_minmax(0,1fr)_7.5rem_5.5rem] lg:gap-x-4 lg:px-4 lg:py-0">
        <span
          className={cx(
            'grid size-10 place-items-center rounded-[10px] max-lg:row-span-2',
            activo ? 'bg-success-soft text-success-text' : 'bg-sunken text-muted',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{nombre}</span>
          <span className="block text-sm wrap-anywhere text-muted max-lg:text-xs">{detalle}</span>
        </span>
        <span
          className={cx(
            'inline-flex items-center gap-2 text-sm font-medium max-lg:col-start-2 max-lg:row-start-2 max-lg:mt-1 max-lg:text-xs',
            activo ? 'text-success-text' : 'text-muted',
          )}
        >
          <Dot tone={activo ? 'success' : 'free'} />
          {estado}
        </span>
        {form && (
          <Button
            variant={form.open ? 'ghost' : 'secondary'}
            size="sm"
            disabled={form.disabled}
            aria-expanded={form.open}
            aria-controls={form.open ? id : undefined}
            onClick={form.onToggle}
            className="justify-self-end max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1"
          >
            {form.open ? t.cerrar : activo ? t.editar : t.conectar}
            <span className="sr-only"> {nombre}</span>
          </Button>
        )}
      </div>
      {form?.open && (
        <div id={id} className="rounded-b-card border-t border-line bg-bg p-4 lg:pl-18">
          {form.children}
        </div>
      )}
    </li>
  )
}

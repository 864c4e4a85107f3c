import { vistaPrevia as t } from '#texts/vista-previa.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Tinted } from '#web/shared/tinted.tsx'
import { TurnoRing } from '#web/shared/turno-ring.tsx'
import type { PreviewProps } from './preview-monitor.tsx'

/** A small preview of a customer's phone. */
export function PreviewPhone({ nombre, logo, cliente: _, ...colores }: PreviewProps) {
  return (
    <div
      role="img"
      aria-label={t.telefono}
      className="mx-auto w-56 overflow-hidden rounded-[28px] border-6 border-line-strong/50"
    >
      <Tinted {...colores} className="relative grid gap-3 bg-bg p-4 text-center text-text select-none">
        <span className="brand-gradient absolute inset-x-0 top-0 h-1.5" />
        <span className="flex min-w-0 items-center justify-center gap-2 text-sm font-semibold">
          <EmpresaLogo src={logo} size="size-7" />
          <span className="truncate">{nombre}</span>
        </span>
        <TurnoRing progress={0.7} className="mx-auto w-36">
          <span className="turno-number text-4xl">{t.cuantosFaltan}</span>
          <span className="max-w-20 text-sm leading-tight text-muted">{t.faltan}</span>
        </TurnoRing>
        <span className="text-sm text-muted">{t.estimado}</span>
        <span className="flex items-center justify-between rounded-control bg-brand-soft px-3 py-2 text-brand-text">
          <span className="text-sm font-medium">{t.tuTurno}</span>
          <span className="turno-number text-xl">{t.siguiente}</span>
        </span>
        <span className="rounded-control bg-brand py-2 text-sm font-semibold text-on-brand">
          {t.cancelar}
        </span>
      </Tinted>
    </div>
  )
}

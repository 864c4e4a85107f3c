import { vistaPrevia as t } from '#texts/vista-previa.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Tinted } from '#web/shared/tinted.tsx'

export type PreviewProps = {
  nombre: string
  logo: string
  colorPrimario: string
  colorSecundario: string
  /** The customer's name as the public sees it. */
  cliente: string
}

/** A small preview of the wall screen. */
export function PreviewMonitor({ nombre, logo, cliente, ...colores }: PreviewProps) {
  return (
    <div role="img" aria-label={t.monitor} data-theme="dark" className="overflow-hidden rounded-control">
      <Tinted
        {...colores}
        className="grid aspect-[4/3] grid-rows-[auto_auto_1fr] bg-bg text-text select-none sm:aspect-video"
      >
        <div className="brand-gradient h-1" />
        <div className="flex items-center gap-2 border-b border-line px-3 py-1.5 text-sm">
          <EmpresaLogo src={logo} size="size-6" />
          <span className="min-w-0 flex-1 truncate font-semibold">{nombre}</span>
          <span className="tabular-nums text-muted">{t.hora}</span>
        </div>
        <div className="grid min-h-0 grid-cols-[1fr_auto] gap-3 p-3">
          <div className="grid min-w-0 content-center justify-items-center gap-1 rounded-control border-2 border-brand bg-surface p-2 text-center">
            <span className="max-w-full truncate text-sm text-muted">{t.cola}</span>
            <span className="turno-number text-5xl text-brand-text">{t.numero}</span>
            <span className="min-h-6 max-w-full truncate font-semibold">{cliente}</span>
            <span className="rounded-full bg-brand px-2.5 text-sm font-semibold text-on-brand">
              {t.enAtencion}
            </span>
          </div>
          <div className="grid w-24 content-start gap-1.5 text-sm">
            <span className="text-muted">{t.ultimos}</span>
            {[14, 13, 12].map((numero) => (
              <span key={numero} className="turno-number rounded-[6px] bg-sunken px-2 py-1.5 text-base">
                {numero}
              </span>
            ))}
          </div>
        </div>
      </Tinted>
    </div>
  )
}

import { Clock } from 'lucide-react'
import { landing } from '#texts/landing.ts'
import { LogoMark } from '#web/shared/logo.tsx'
import { TurnoRing } from '#web/shared/turno-ring.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Figure } from '#web/ui/figure.tsx'

/** A phone in front of a wall screen, with sample numbers. Assistive technology sees one image. */
export function HeroSample() {
  return (
    <div
      role="img"
      aria-label={landing.muestra.descripcion}
      className="relative mx-auto w-full max-w-xl pt-12 pb-10 sm:pb-16 lg:pt-6"
    >
      <div
        aria-hidden="true"
        className="brand-gradient absolute -inset-x-6 top-10 bottom-0 rounded-full opacity-20 blur-3xl"
      />
      <SampleMonitor />
      <SamplePhone />
    </div>
  )
}

function SampleMonitor() {
  return (
    <div
      data-theme="dark"
      className="relative ml-auto w-[86%] rounded-card border border-line bg-bg p-3 text-text shadow-card"
    >
      <div className="flex items-center justify-between gap-3 px-2 pb-3 text-sm text-muted">
        <span className="truncate">{landing.muestra.monitor}</span>
        <span className="tabular-nums">10:24</span>
      </div>
      <div className="grid grid-cols-[1fr_auto] gap-3 pl-[46%] sm:pl-[34%]">
        <div className="grid content-center justify-items-center gap-2 rounded-control bg-surface px-1 py-8 sm:py-12">
          <Badge tone="success" dot>
            {landing.muestra.enAtencion}
          </Badge>
          <span className="turno-number text-turno">{landing.muestra.actual}</span>
          <span className="text-muted">{landing.muestra.puesto}</span>
        </div>
        <div className="grid content-start gap-2 rounded-control bg-surface p-3 text-center text-sm text-muted max-sm:hidden">
          {landing.muestra.siguientesTexto}
          {landing.muestra.siguientes.map((numero) => (
            <span
              key={numero}
              className="turno-number rounded-control bg-sunken px-4 py-2.5 text-xl text-text"
            >
              {numero}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function SamplePhone() {
  return (
    <div className="absolute bottom-0 left-0 grid w-[46%] min-w-44 gap-3 rounded-[28px] border-[6px] border-text/85 bg-surface p-4 text-center shadow-card">
      <div className="flex items-center gap-2 text-left text-sm">
        <LogoMark size="size-7" />
        <span className="grid min-w-0 leading-tight">
          <strong className="truncate">{landing.muestra.empresa}</strong>
          <span className="truncate text-muted">{landing.muestra.cola}</span>
        </span>
      </div>
      <TurnoRing progress={0.64} className="mx-auto w-4/5">
        <span className="turno-number text-3xl sm:text-4xl">{landing.muestra.personas}</span>
      </TurnoRing>
      <span className="text-sm leading-tight text-balance text-muted">{landing.muestra.personasTexto}</span>
      <span className="inline-flex items-center justify-center gap-1.5 font-semibold text-brand-text">
        <Clock aria-hidden="true" className="size-4 shrink-0" />
        {landing.muestra.minutos}
      </span>
      <dl className="grid grid-cols-2 gap-2">
        <Figure label={landing.muestra.tuTurno} value={landing.muestra.turno} />
        <Figure label={landing.muestra.ahora} value={landing.muestra.actual} />
      </dl>
    </div>
  )
}

import { cargaDe } from '#domain/cola.ts'
import { carga } from '#texts/carga.ts'
import { demo } from '#texts/demo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PanelEspera } from './panel-espera.tsx'
import { colaDe } from './sala.ts'
import type { ControlesDemo } from './use-sala.ts'

const t = demo.panel

export function Panel({ demo: sala }: { demo: ControlesDemo }) {
  const { atencion, espera } = sala
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 shadow-card lg:min-h-132">
      <div className="flex items-center justify-between gap-3">
        <strong className="truncate">{demo.empresa}</strong>
        <Badge tone={espera.length < 5 ? 'success' : 'warning'}>{carga[cargaDe(espera.length)]}</Badge>
      </div>
      <div
        className="grid min-h-28 content-center gap-1 rounded-control bg-sunken px-5 py-4"
        aria-live="polite"
      >
        {atencion ? (
          <div key={atencion.orden} className="rise-in flex items-center gap-5">
            <span className="turno-number text-5xl text-brand-text">{atencion.numero}</span>
            <span className="grid min-w-0">
              <span className="text-sm text-muted">{t.enAtencion}</span>
              <strong className="truncate text-lg">{atencion.nombre}</strong>
              <span className="truncate text-sm text-muted">
                {demo.colas[colaDe(atencion.cola_id).nombre]}
              </span>
            </span>
          </div>
        ) : (
          <>
            <strong>{t.nadie}</strong>
            <span className="text-sm text-muted">{t.nadieTexto}</span>
          </>
        )}
      </div>
      <div className="grid gap-2">
        <Button size="lg" wide onClick={sala.llamar} disabled={espera.length === 0}>
          {espera.length === 0 ? t.vacia : t.llamar}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button variant="secondary" onClick={sala.terminar} disabled={!atencion}>
            {t.terminar}
          </Button>
          <Button variant="secondary" onClick={sala.ausentar} disabled={!atencion}>
            {t.ausente}
          </Button>
        </div>
      </div>
      <PanelEspera espera={espera} />
    </div>
  )
}

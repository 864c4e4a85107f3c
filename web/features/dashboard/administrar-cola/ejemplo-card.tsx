import { Lightbulb } from 'lucide-react'
import { administrarCola as t } from '#texts/administrar-cola.ts'
import type { Draft } from './draft.ts'

/** Example categories; tapping one copies it into the form. */
export function EjemploCard({ onUse }: { onUse: (example: Partial<Draft>) => void }) {
  return (
    <div className="flex gap-4 rounded-card bg-info-soft p-5 text-info-text">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid gap-3">
        <div>
          <p className="text-sm font-semibold">{t.ejemplo}</p>
          <p className="font-bold">{t.ejemploNombre}</p>
          <p>{t.ejemploTexto}</p>
        </div>
        <div className="grid gap-1.5">
          <p className="text-sm">{t.usarEjemplo}</p>
          <div className="flex flex-wrap gap-2">
            {t.ejemplos.map(({ tiempo, ...rest }) => (
              <button
                key={rest.nombre}
                type="button"
                onClick={() => onUse({ ...rest, tiempoEstimado: String(tiempo) })}
                className="min-h-11 rounded-control border border-current/50 px-4 font-semibold transition-colors hover:bg-current/10"
              >
                {rest.nombre}
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

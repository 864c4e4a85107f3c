import { Lightbulb } from 'lucide-react'
import { administrarCola as t } from '#web/texts/administrar-cola.ts'

export function EjemploCard() {
  return (
    <div className="flex gap-4 rounded-card bg-info-soft p-5 text-info-text">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-sm font-semibold">{t.ejemplo}</p>
        <p className="font-bold">{t.ejemploNombre}</p>
        <p>{t.ejemploTexto}</p>
      </div>
    </div>
  )
}

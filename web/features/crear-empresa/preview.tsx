import { Clock } from 'lucide-react'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Card } from '#web/ui/card.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

export function Preview({ form: { values: draft, wrong }, imagen }: Pick<EmpresaNueva, 'form' | 'imagen'>) {
  return (
    <section aria-label={t.vistaPrevia} className="grid gap-2">
      <h2 className="text-xs font-medium text-faint">{t.vistaPrevia}</h2>
      {isBlank(draft.nombre) ? (
        <p className="rounded-card border border-line border-dashed p-6 text-center text-muted">
          {t.vistaPreviaVacia}
        </p>
      ) : (
        <Card className="rise-in grid gap-3">
          <div className="flex items-center gap-3">
            <EmpresaLogo src={imagen || (wrong.logo ? '' : draft.logo.trim())} size="size-10" />
            <div className="min-w-0">
              <p className="text-lg font-semibold wrap-anywhere">{draft.nombre}</p>
              <p className="text-sm text-muted">{draft.titular}</p>
            </div>
          </div>
          {!isBlank(draft.horario) && (
            <p className="flex gap-2 border-t border-line pt-3 text-sm whitespace-pre-line text-muted">
              <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {draft.horario}
            </p>
          )}
        </Card>
      )}
    </section>
  )
}

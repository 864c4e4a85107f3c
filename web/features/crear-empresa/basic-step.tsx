import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

export function BasicStep({ form }: Pick<EmpresaNueva, 'form'>) {
  return (
    <>
      <TextField
        {...form.field('nombre')}
        label={t.campos.nombre}
        autoComplete="organization"
        placeholder={t.campos.nombreEjemplo}
      />
      <TextField
        {...form.field('titular')}
        label={t.campos.titular}
        autoComplete="name"
        placeholder={t.campos.titularEjemplo}
      />
      <div className="-mx-4 -mb-4 flex items-center justify-between gap-3 border-t border-line p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
        <span className="text-xs text-muted">{t.paso(1)}</span>
        <Button type="submit">{t.continuar}</Button>
      </div>
    </>
  )
}

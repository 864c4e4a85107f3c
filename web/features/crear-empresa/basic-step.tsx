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
      <Button type="submit" size="lg" className="sm:justify-self-end">
        {t.continuar}
      </Button>
    </>
  )
}

import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Pasos } from './pasos.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

export function BasicStep({ form }: Pick<EmpresaNueva, 'form'>) {
  return (
    <>
      <TextField
        {...form.field('nombre')}
        label={t.campos.nombre}
        autoComplete="organization"
        placeholder={t.campos.nombreEjemplo}
        hint={t.campos.nombrePista}
      />
      <TextField
        {...form.field('titular')}
        label={t.campos.titular}
        autoComplete="name"
        placeholder={t.campos.titularEjemplo}
        hint={t.campos.titularPista}
      />
      <Pasos>
        <span className="text-xs text-muted max-md:hidden">{t.paso(1)}</span>
        <Button type="submit" className="max-md:flex-1 md:ml-auto md:px-4">
          {t.continuar}
        </Button>
      </Pasos>
    </>
  )
}

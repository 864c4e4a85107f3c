import { comun } from '#texts/comun.ts'
import { crearEmpresa } from '#texts/crear-empresa.ts'
import { logo as t } from '#texts/logo.ts'
import { ElegirLogo } from '#web/shared/elegir-logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

const NONE = Promise.resolve('')

/** The logo of a company that does not exist yet: an image URL, or a file uploaded after the company is created. */
export function LogoField({
  form,
  imagen,
  chooseImagen,
}: Pick<EmpresaNueva, 'form' | 'imagen' | 'chooseImagen'>) {
  const field = form.field('logo')
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm font-medium">
        {t.titulo} <span className="font-normal text-muted">({comun.opcional})</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-control border-dashed p-4">
        <ElegirLogo
          pista={t.subirPista}
          onImagen={async (reading) => {
            await chooseImagen(reading)
            form.edit({ logo: '' })
          }}
        />
        {imagen && (
          <Button variant="ghost" onClick={() => void chooseImagen(NONE)}>
            {t.quitar}
          </Button>
        )}
      </div>
      <TextField
        {...field}
        value={imagen ? '' : field.value}
        onChange={(event) => {
          void chooseImagen(NONE)
          field.onChange(event)
        }}
        label={t.campo}
        type="url"
        inputMode="url"
        placeholder={crearEmpresa.campos.logoEjemplo}
        hint={imagen ? t.enUso : t.pista}
        optional
      />
    </div>
  )
}

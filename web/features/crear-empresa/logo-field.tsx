import { crearEmpresa } from '#texts/crear-empresa.ts'
import { logo as t } from '#texts/logo.ts'
import { ElegirLogo } from '#web/shared/elegir-logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

/** The logo of a company that does not exist yet: the address of an image, or one that is sent once it does. */
export function LogoField({ form, imagen, setImagen }: Pick<EmpresaNueva, 'form' | 'imagen' | 'setImagen'>) {
  const field = form.field('logo')
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        {...field}
        value={imagen ? '' : field.value}
        onChange={(event) => {
          setImagen('')
          field.onChange(event)
        }}
        label={t.campo}
        type="url"
        inputMode="url"
        placeholder={crearEmpresa.campos.logoEjemplo}
        hint={imagen ? t.enUso : t.pista}
        optional
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ElegirLogo
          pista={t.subirPista}
          onImagen={(chosen) => {
            form.edit({ logo: '' })
            setImagen(chosen)
          }}
        />
        {imagen && (
          <Button variant="ghost" onClick={() => setImagen('')}>
            {t.quitar}
          </Button>
        )}
      </div>
    </div>
  )
}

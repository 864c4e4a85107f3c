import { configuracion as t } from '#texts/configuracion.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { completeAddress } from './draft.ts'
import type { TabProps } from './use-configuracion-form.ts'

export function ContactoTab({ form }: TabProps) {
  const correo = useSesion()?.correo
  const { values, edit } = form
  const sitioWeb = completeAddress(values.sitioWeb)
  return (
    <>
      <div className="grid gap-2">
        <TextField {...form.field('email')} label={t.campos.email} type="email" autoComplete="email" />
        {correo && isBlank(values.email) && (
          <Button variant="ghost" onClick={() => edit({ email: correo })} className="justify-self-start">
            {t.usarCorreo(correo)}
          </Button>
        )}
      </div>
      <TextField {...form.field('telefono')} label={t.campos.telefono} type="tel" autoComplete="tel" />
      <TextField {...form.field('direccion')} label={t.campos.direccion} autoComplete="street-address" />
      <TextField
        {...form.field('sitioWeb')}
        label={t.campos.sitioWeb}
        type="url"
        inputMode="url"
        placeholder={t.campos.sitioWebEjemplo}
        onBlur={() => sitioWeb !== values.sitioWeb && edit({ sitioWeb })}
      />
    </>
  )
}

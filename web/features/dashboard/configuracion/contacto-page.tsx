import { configuracion as t } from '#texts/configuracion.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { SettingsBlock } from '#web/shared/settings/settings-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { completeAddress } from './draft.ts'
import { EmpresaForm } from './empresa-form.tsx'

export default function ContactoPage() {
  const { form } = useConfiguracionDeEmpresa()
  const correo = useSesion()?.correo
  const { values, edit } = form
  const sitioWeb = completeAddress(values.sitioWeb)
  return (
    <EmpresaForm pagina="contacto">
      <SettingsBlock title={t.bloques.contacto}>
        <TextField
          {...form.field('email')}
          label={t.campos.email}
          hint={t.campos.emailPista}
          type="email"
          autoComplete="email"
        />
        {correo && isBlank(values.email) && (
          <div className="pb-2 lg:pl-72">
            <Button variant="secondary" size="sm" onClick={() => edit({ email: correo })}>
              <span className="min-w-0 wrap-anywhere">{t.usarCorreo(correo)}</span>
            </Button>
          </div>
        )}
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
      </SettingsBlock>
    </EmpresaForm>
  )
}

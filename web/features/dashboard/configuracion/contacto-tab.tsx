import { configuracion as t } from '#texts/configuracion.ts'
import { isBlank } from '#web/lib/field-errors.ts'
import { useSesion } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { campo, type TabProps } from './campos.ts'
import { completeAddress } from './draft.ts'

export function ContactoTab(props: TabProps) {
  const correo = useSesion()?.correo
  const { draft, edit } = props
  return (
    <>
      <div className="grid gap-2">
        <TextField
          label={t.campos.email}
          {...campo(props, 'email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        {correo && isBlank(draft.email) && (
          <Button variant="ghost" onClick={() => edit({ email: correo })} className="justify-self-start">
            {t.usarCorreo(correo)}
          </Button>
        )}
      </div>
      <TextField
        label={t.campos.telefono}
        {...campo(props, 'telefono')}
        type="tel"
        autoComplete="tel"
        maxLength={60}
      />
      <TextField
        label={t.campos.direccion}
        {...campo(props, 'direccion')}
        autoComplete="street-address"
        maxLength={300}
      />
      <TextField
        label={t.campos.sitioWeb}
        {...campo(props, 'sitioWeb')}
        type="url"
        inputMode="url"
        placeholder={t.campos.sitioWebEjemplo}
        maxLength={2048}
        onBlur={() =>
          completeAddress(draft.sitioWeb) !== draft.sitioWeb &&
          edit({ sitioWeb: completeAddress(draft.sitioWeb) })
        }
      />
    </>
  )
}

import type { ComponentProps } from 'react'
import { CONTRASENA_MINIMA } from '#contract/cuenta.ts'
import { cuenta } from '#texts/cuenta.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

/** For the `sentences` of a form. The server refuses a password that is too long, with its own sentence. */
export function contrasenaSentences() {
  const short = cuenta.errores.contrasenaCorta(CONTRASENA_MINIMA)
  return { missing: short, short }
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>

/** A field for a new password, with a hint about the minimum length. */
export const NuevaContrasena = (props: Props) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    hint={props.error ? undefined : cuenta.campos.contrasenaPista(CONTRASENA_MINIMA)}
  />
)

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { comun } from '#texts/comun.ts'
import { cx } from './cx.ts'
import { controlLook, Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type'> & { /** Shown in clear at first. */ clear?: boolean }

/** Has no maximum length: a pasted password that is too long must be refused, not cut. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  clear = false,
  className,
  ...rest
}: Props) {
  const [shown, setShown] = useState(clear)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {(control) => (
        <span className="relative block">
          <input
            {...rest}
            {...control}
            maxLength={undefined}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(controlLook, 'pr-13', className)}
          />
          <IconButton
            label={shown ? comun.ocultarContrasena : comun.mostrarContrasena}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto dense:right-1.5"
          >
            <Icon aria-hidden="true" className="size-5 dense:size-4" />
          </IconButton>
        </span>
      )}
    </Field>
  )
}

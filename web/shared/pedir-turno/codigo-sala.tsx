import type { ComponentProps } from 'react'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { TextField } from '#web/ui/text-field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'>

/** The field for the code that the screens of the room show. Only shown when the server requires it. */
export const CodigoSala = (props: Props) => (
  <TextField
    {...props}
    label={t.codigoSala}
    hint={t.codigoSalaPista}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
  />
)

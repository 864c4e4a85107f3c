import type { FieldErrors } from '#web/lib/field-errors.ts'
import type { Draft } from './draft.ts'

/** What each tab of the settings gets. */
export type TabProps = { draft: Draft; errors: FieldErrors; edit: (change: Partial<Draft>) => void }

type TextoCampo =
  | 'nombre'
  | 'titular'
  | 'email'
  | 'telefono'
  | 'direccion'
  | 'sitioWeb'
  | 'logo'
  | 'descripcion'

/** Value, error and change of one text field. */
export const campo = ({ draft, errors, edit }: TabProps, name: TextoCampo) => ({
  name,
  value: draft[name],
  error: errors[name],
  onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
})

import { useMemo } from 'react'
import { configuracion as t } from '#texts/configuracion.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { zonasByGroup } from './zonas.ts'

type Props = {
  name: string
  value: string
  error?: string
  maxLength?: number
  onChange: (event: { target: { value: string } }) => void
}

function timeIn(zona: string, locale: string): string | null {
  try {
    return formatTime(locale, Date.now(), zona)
  } catch {
    return null
  }
}

/** The native list, which finds a city by its first letters; a plain field if the browser has no list of zones. */
export function ZonaField({ maxLength, ...control }: Props) {
  const locale = useLocale()
  const { value } = control
  const groups = useMemo(() => zonasByGroup(value), [value])
  const time = timeIn(value, locale)
  const field = {
    ...control,
    label: t.campos.zona,
    hint: time ? t.campos.zonaHora(time) : undefined,
  }
  if (!groups) return <TextField {...field} maxLength={maxLength} />
  return (
    <Select {...field}>
      {groups.map(([group, zonas]) => (
        <optgroup key={group} label={group}>
          {zonas.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

import { useMemo } from 'react'
import { configuracion as t } from '#texts/configuracion.ts'
import { formatTime } from '#web/lib/format.ts'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  name: string
  value: string
  error?: string
  maxLength?: number
  onChange: (event: { target: { value: string } }) => void
}

const known = (): string[] => ('supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [])

const regionOf = (zona: string) => (zona.includes('/') ? zona.slice(0, zona.indexOf('/')) : 'UTC')
const cityOf = (zona: string) =>
  zona
    .slice(zona.indexOf('/') + 1)
    .replaceAll('/', ', ')
    .replaceAll('_', ' ')

function timeIn(zona: string): string | null {
  try {
    return formatTime(Date.now(), zona)
  } catch {
    return null
  }
}

/** The native list, which finds a city by its first letters; a plain field where no list is known. */
export function ZonaField({ maxLength, ...control }: Props) {
  const { value } = control
  const regions = useMemo(() => {
    const zonas = known()
    if (zonas.length === 0) return null
    const groups = new Map<string, string[]>()
    for (const zona of [...new Set([...zonas, value, 'UTC'])].sort()) {
      groups.set(regionOf(zona), [...(groups.get(regionOf(zona)) ?? []), zona])
    }
    return groups
  }, [value])
  const time = timeIn(value)
  const field = {
    ...control,
    label: t.campos.zona,
    hint: time ? t.campos.zonaHora(time) : undefined,
  }
  if (!regions) return <TextField {...field} maxLength={maxLength} />
  return (
    <Select {...field}>
      {[...regions].map(([region, zonas]) => (
        <optgroup key={region} label={region}>
          {zonas.map((zona) => (
            <option key={zona} value={zona}>
              {cityOf(zona)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

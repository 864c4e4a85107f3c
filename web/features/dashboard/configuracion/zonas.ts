import { configuracion as t } from '#texts/configuracion.ts'

const known = (): string[] => ('supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [])

const regionOf = (zona: string) => (zona.includes('/') ? zona.slice(0, zona.indexOf('/')) : 'UTC')

const cityOf = (zona: string) =>
  zona
    .slice(zona.indexOf('/') + 1)
    .replaceAll('/', ', ')
    .replaceAll('_', ' ')

export type Zona = { id: string; nombre: string }

/** The zones by group, each with its Spanish name, likely ones first. Null if the browser has no list of zones. */
export function zonasByGroup(value: string): [string, Zona[]][] | null {
  const all = known()
  if (all.length === 0) return null
  const likely: readonly string[] = Object.keys(t.zonas)
  const groups = new Map<string, Zona[]>([[t.zonasProbables, likely.map(named)]])
  for (const id of [...new Set([...all, value, 'UTC'])].sort()) {
    if (likely.includes(id)) continue
    const region = t.regiones[regionOf(id)] ?? regionOf(id)
    groups.set(region, [...(groups.get(region) ?? []), named(id)])
  }
  return [...groups]
}

const named = (id: string): Zona => ({ id, nombre: t.zonas[id] ?? cityOf(id) })

import { useQuery } from '@tanstack/react-query'
import { endpoints } from '#contract/endpoints.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '#web/lib/keys.ts'

/** How many find room at a desk, by its name; null: any number. */
export function usePlazas(empresaId: string): (puesto: string) => number | null {
  const { data } = useQuery({
    queryKey: keys.puestos(empresaId),
    queryFn: ({ signal }) => call(endpoints.puestos, { params: { empresaId }, signal }),
  })
  return (puesto) => data?.puestos.find(({ nombre }) => nombre === limpiarLinea(puesto))?.plazas ?? null
}

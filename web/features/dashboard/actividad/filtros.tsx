import { Download } from 'lucide-react'
import {
  type Actividad,
  type FiltroDeActividad,
  QUIENES,
  type Quien,
  TEMAS_DE_ACTIVIDAD,
  type TemaDeActividad,
} from '#contract/actividad.ts'
import { actividad as t } from '#texts/actividad.ts'
import { useConfiguracion } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = {
  empresaId: string
  filtro: FiltroDeActividad
  onChange: (filtro: FiltroDeActividad) => void
  /** Null: the user sees only their own activity. */
  personas: Actividad['personas'] | null
  csv: string
}

const esQuien = (value: string): value is Quien => QUIENES.some((quien) => quien === value)

export function Filtros({ empresaId, filtro, onChange, personas, csv }: Props) {
  const categorias = useConfiguracion(empresaId).data?.categorias ?? []
  const set = (cambio: Partial<FiltroDeActividad>) => onChange({ ...filtro, ...cambio })
  const filtered = Object.values(filtro).some((value) => value !== undefined)
  return (
    <section aria-label={t.filtros} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-6">
      {personas && (
        <Select
          label={t.quien}
          value={filtro.persona ?? filtro.quien ?? ''}
          onChange={({ target: { value } }) =>
            set({
              quien: esQuien(value) ? value : undefined,
              persona: value && !esQuien(value) ? value : undefined,
            })
          }
        >
          <option value="">{t.cualquiera}</option>
          {QUIENES.map((quien) => (
            <option key={quien} value={quien}>
              {t.quienes[quien]}
            </option>
          ))}
          <optgroup label={t.personas}>
            {personas.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {nombre}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
      <Select
        label={t.tema}
        value={filtro.tema ?? ''}
        onChange={({ target }) => set({ tema: (target.value || undefined) as TemaDeActividad | undefined })}
      >
        <option value="">{t.todos}</option>
        {TEMAS_DE_ACTIVIDAD.map((tema) => (
          <option key={tema} value={tema}>
            {t.temas[tema]}
          </option>
        ))}
      </Select>
      <Select
        label={t.cola}
        value={filtro.colaId ?? ''}
        onChange={({ target }) => set({ colaId: target.value || undefined })}
      >
        <option value="">{t.todasLasColas}</option>
        {categorias.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </Select>
      <TextField
        type="date"
        label={t.desde}
        value={filtro.desde ?? ''}
        max={filtro.hasta}
        onChange={({ target }) => set({ desde: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t.hasta}
        value={filtro.hasta ?? ''}
        min={filtro.desde}
        onChange={({ target }) => set({ hasta: target.value || undefined })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <a
          href={csv}
          download
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-brand-text hover:bg-sunken"
        >
          <Download aria-hidden="true" className="size-5" />
          {t.descargar}
        </a>
        {filtered && (
          <Button variant="ghost" onClick={() => onChange({})}>
            {t.quitarFiltros}
          </Button>
        )}
      </div>
    </section>
  )
}

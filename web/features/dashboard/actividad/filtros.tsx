import { ChevronDown, Download, X } from 'lucide-react'
import type { ComponentProps } from 'react'
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
import { Button, buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

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
    <section aria-label={t.filtros} className="flex flex-wrap items-center gap-1 px-4 py-3 lg:px-6">
      {personas && (
        <ChipSelect
          label={t.quien}
          set={filtro.persona !== undefined || filtro.quien !== undefined}
          value={filtro.persona ?? filtro.quien ?? ''}
          onChange={({ target: { value } }) =>
            set({
              quien: esQuien(value) ? value : undefined,
              persona: value && !esQuien(value) ? value : undefined,
            })
          }
        >
          <option value="">{t.quien}</option>
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
        </ChipSelect>
      )}
      <ChipSelect
        label={t.tema}
        set={filtro.tema !== undefined}
        value={filtro.tema ?? ''}
        onChange={({ target }) => set({ tema: (target.value || undefined) as TemaDeActividad | undefined })}
      >
        <option value="">{t.tema}</option>
        {TEMAS_DE_ACTIVIDAD.map((tema) => (
          <option key={tema} value={tema}>
            {t.temas[tema]}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect
        label={t.cola}
        set={filtro.colaId !== undefined}
        value={filtro.colaId ?? ''}
        onChange={({ target }) => set({ colaId: target.value || undefined })}
      >
        <option value="">{t.cola}</option>
        {categorias.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </ChipSelect>
      <ChipDate
        label={t.desde}
        value={filtro.desde ?? ''}
        max={filtro.hasta}
        onChange={({ target }) => set({ desde: target.value || undefined })}
      />
      <ChipDate
        label={t.hasta}
        value={filtro.hasta ?? ''}
        min={filtro.desde}
        onChange={({ target }) => set({ hasta: target.value || undefined })}
      />
      {filtered && (
        <Button variant="ghost" size="sm" onClick={() => onChange({})}>
          <X aria-hidden="true" className="size-4" />
          {t.quitarFiltros}
        </Button>
      )}
      <a href={csv} download className={buttonLook({ variant: 'secondary' }, 'ml-auto')}>
        <Download aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t.descargar}</span>
      </a>
    </section>
  )
}

const chip =
  'inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-sm font-medium touch:min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-focus'
const chipOff = 'text-muted hover:bg-hover hover:text-text'
const chipOn = 'bg-sunken text-text'

type ChipSelectProps = ComponentProps<'select'> & { label: string; set: boolean }

/** A filter: its name while it is off, its value on grey while it is on. */
const ChipSelect = ({ label, set, ...rest }: ChipSelectProps) => (
  <span className={cx('relative', chip, set ? chipOn : chipOff)}>
    <select
      {...rest}
      aria-label={label}
      className="field-sizing-content max-w-48 cursor-pointer appearance-none truncate bg-transparent pr-5 outline-none touch:min-h-11"
    />
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-4" />
  </span>
)

const ChipDate = ({ label, ...rest }: ComponentProps<'input'> & { label: string }) => (
  <label className={cx(chip, rest.value ? chipOn : chipOff)}>
    {label}
    <input {...rest} type="date" className="cursor-pointer bg-transparent outline-none touch:min-h-11" />
  </label>
)

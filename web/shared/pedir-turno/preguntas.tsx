import { useRef } from 'react'
import type { CampoDeCola } from '#contract/campo.ts'
import type { ColaPublica, Publico } from '#contract/cola.ts'
import { CAMPO } from '#contract/paginas.ts'
import { PERSONAS_MAXIMO } from '#contract/turno.ts'
import { leerFormulario, type Respuestas } from '#domain/formulario.ts'
import { comun } from '#texts/comun.ts'
import { preguntas as t } from '#texts/preguntas.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Chips } from '#web/ui/choice.tsx'
import { useTypedEarly } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** More choices than this are a list. */
const CHIPS_MAXIMO = 3

type Props = {
  cola: Pick<ColaPublica, 'pidePersonas' | 'campos'> | undefined
  preferencias: Publico['preferencias']
  respuestas: Respuestas
  errors: Record<string, string | undefined>
  onChange: (respuestas: Respuestas) => void
  /** Set in the panel, where the staff may give any preference. */
  staff?: boolean
  /** Set on the phone: few choices are side by side, and with script the preference has a sheet of its own. */
  phone?: boolean
  className?: string
}

/** The queue's questions beyond the name, and preferences. Most queues have neither. */
export function Preguntas(props: Props) {
  const { cola, preferencias, respuestas, errors, onChange, staff, phone, className } = props
  const questions = useRef<HTMLDivElement>(null)
  const propio = usePropio()
  useTypedEarly(questions, (typed) => onChange(leerFormulario(typed, respuestas)))
  if (!cola) return null
  const answer = (id: string, valor: string) =>
    onChange({ ...respuestas, campos: { ...respuestas.campos, [id]: valor } })
  return (
    <div ref={questions} className="contents">
      {cola.pidePersonas && (
        <TextField
          label={t.personas}
          name="personas"
          type="number"
          inputMode="numeric"
          min={1}
          max={PERSONAS_MAXIMO}
          value={respuestas.personas}
          error={errors.personas}
          onChange={(event) => onChange({ ...respuestas, personas: event.target.value })}
          className={className}
        />
      )}
      {cola.campos.map((campo) => (
        <Campo
          key={campo.id}
          campo={campo}
          value={respuestas.campos[campo.id] ?? ''}
          error={errors[campo.id]}
          onChange={(valor) => answer(campo.id, valor)}
          phone={phone}
          className={className}
        />
      ))}
      {preferencias.length > 0 && (
        <div className={phone ? 'hidden noscript:block' : 'contents'}>
          <Select
            label={t.preferencia}
            name="preferenciaId"
            hint={staff ? undefined : t.preferenciaPista}
            value={respuestas.preferenciaId}
            onChange={(event) => onChange({ ...respuestas, preferenciaId: event.target.value })}
            className={className}
            optional
          >
            <option value="">{staff ? t.ningunaPersonal : t.ninguna}</option>
            {preferencias.map(({ id, nombre }) => (
              <option key={id} value={id}>
                {propio(nombre)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  )
}

type CampoProps = {
  campo: CampoDeCola
  value: string
  error?: string
  onChange: (valor: string) => void
  phone?: boolean
  className?: string
}

function Campo({ campo, value, error, onChange, phone, className }: CampoProps) {
  const { tipo, obligatorio, opciones } = campo
  const propio = usePropio()
  const nombre = propio(campo.nombre)
  const common = {
    name: `${CAMPO}${campo.id}`,
    label: nombre,
    value,
    error,
    required: obligatorio,
    optional: !obligatorio,
    className,
  }
  if (tipo === 'opcion' && phone && opciones.length <= CHIPS_MAXIMO) {
    return (
      <Chips
        label={nombre}
        name={common.name}
        options={opciones.map((opcion) => ({ id: opcion, label: propio(opcion) }))}
        value={value}
        onChange={onChange}
        optional={obligatorio ? undefined : comun.opcional}
        error={error}
      />
    )
  }
  if (tipo === 'opcion') {
    return (
      <Select {...common} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.elige}</option>
        {opciones.map((opcion) => (
          <option key={opcion} value={opcion}>
            {propio(opcion)}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <TextField
      {...common}
      inputMode={tipo === 'numero' ? 'decimal' : 'text'}
      autoComplete="off"
      autoCapitalize={tipo === 'documento' ? 'characters' : 'sentences'}
      maxLength={120}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

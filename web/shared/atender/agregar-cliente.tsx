import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ColaPublica } from '#contract/cola.ts'
import { atender } from '#texts/atender.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { exigeNombre, usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { usePreferencias } from '#web/shared/preferencias.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from './atender.tsx'
import { ADD_ID, focusHome, onEscape } from './use-keys.ts'

type Props = {
  /** The queues to choose from; with one there is no choice. */
  colas: readonly Pick<ColaPublica, 'id' | 'nombre' | 'pideNombre' | 'pidePersonas' | 'campos'>[]
  /** Called after each customer, where the form is a sheet. */
  onAdded?: () => void
  /** A sheet instead of a line above the list. */
  sheet?: boolean
  disabled?: boolean
}

/**
 * Takes a turno for a customer at the desk. The queue's questions appear once a name is being typed, or at the button
 * where no name is needed.
 */
export function AgregarCliente({ colas, onAdded, sheet, disabled }: Props) {
  const { empresaId, show } = useAtender()
  const [chosen, setChosen] = useState('')
  const [begun, setBegun] = useState(false)
  const cola = colas.find(({ id }) => id === chosen) ?? colas[0]
  const { form } = usePedido({
    empresaId,
    origen: 'panel',
    colas: cola ? [{ ...cola, admite: 'si' }] : [],
    faltaNombre: atender.agregar.falta,
    onTurno: ({ nombre, etiqueta, codigo }) => {
      show({ tone: 'success', text: atender.agregar.agregado(nombre, etiqueta, codigo) })
      setBegun(false)
      onAdded?.()
    },
  })
  const preferencias = usePreferencias(empresaId).data?.preferencias ?? []
  if (!cola) return null
  const asks = cola.pidePersonas || cola.campos.length > 0 || preferencias.length > 0
  const failure = form.failure ? sentenceOf(form.failure, atender.falloAccion) : undefined
  const named = cola.pideNombre !== 'no'
  const typed = !isBlank(form.values.nombre)
  const addable = typed || !exigeNombre(cola)
  const asking = asks && (typed || begun)
  // Where no name is needed, the first press shows the questions.
  const submit = () => (asks && !asking && addable ? setBegun(true) : form.submit())
  const choices = colas.map(({ id, nombre }) => (
    <option key={id} value={id}>
      {sheet ? nombre : atender.agregar.en(nombre)}
    </option>
  ))
  const preguntas = asking && (
    <Preguntas
      staff
      cola={cola}
      preferencias={preferencias}
      respuestas={form.values.respuestas}
      errors={form.errors}
      onChange={(respuestas) => form.edit({ respuestas })}
    />
  )
  const name = {
    ...form.field('nombre'),
    id: ADD_ID,
    title: atender.agregar.nombre,
    autoComplete: 'off',
    readOnly: form.pending,
    'aria-keyshortcuts': 'N',
  }
  if (sheet) {
    return (
      <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-3">
        {named && (
          <TextField
            {...name}
            label={atender.agregar.nombre}
            optional={!exigeNombre(cola)}
            error={form.errors.nombre ?? failure}
            autoFocus
          />
        )}
        {colas.length > 1 && (
          <Select
            label={atender.agregar.cola}
            value={cola.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {choices}
          </Select>
        )}
        {preguntas}
        {!named && failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" size="lg" wide disabled={!addable} loading={form.pending} autoFocus={!named}>
          {atender.agregar.titulo}
        </Button>
      </Form>
    )
  }
  return (
    <Form form={form} onSubmit={submit} className="border-y border-line">
      <div className="flex min-h-10.5 items-center gap-3 pr-4 pl-5 touch:min-h-12.5">
        <Plus aria-hidden="true" className="size-4 shrink-0 text-faint" />
        {named ? (
          <Field
            id={ADD_ID}
            label={atender.agregar.titulo}
            hideLabel
            error={form.errors.nombre ?? failure}
            className="min-w-0 flex-1"
          >
            {(control) => (
              <input
                type="text"
                {...name}
                {...control}
                placeholder={atender.agregar.titulo}
                disabled={disabled}
                onKeyDown={onEscape(focusHome)}
                className="h-10 w-full bg-transparent text-base outline-none placeholder:text-faint touch:h-12 pointer-coarse:text-lg"
              />
            )}
          </Field>
        ) : (
          <span className="min-w-0 flex-1 truncate text-base text-faint">
            {failure ?? atender.agregar.titulo}
          </span>
        )}
        {addable && (
          <Button
            type="submit"
            id={named ? undefined : ADD_ID}
            variant="tonal"
            size="sm"
            aria-label={atender.agregar.titulo}
            loading={form.pending}
            disabled={disabled}
          >
            {atender.agregar.boton}
          </Button>
        )}
        {colas.length > 1 && (
          <select
            aria-label={atender.agregar.cola}
            value={cola.id}
            disabled={disabled}
            onChange={(event) => setChosen(event.target.value)}
            className={cx(
              'h-7 max-w-48 min-w-0 shrink cursor-pointer appearance-none truncate rounded-inner pr-6 pl-2 text-right text-sm font-medium text-muted hover:bg-hover touch:h-11',
              CHEVRON,
            )}
          >
            {choices}
          </select>
        )}
        <Kbd>N</Kbd>
      </div>
      {preguntas && <div className="grid grid-cols-1 gap-3 bg-bg px-5 py-3">{preguntas}</div>}
    </Form>
  )
}

/** Our own arrow of a select without a frame. */
const CHEVRON =
  'bg-[linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(135deg,currentColor_50%,transparent_50%)] bg-[position:calc(100%-12px)_50%,calc(100%-8px)_50%] bg-[length:4px_4px] bg-no-repeat'

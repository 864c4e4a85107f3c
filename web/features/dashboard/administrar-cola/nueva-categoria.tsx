import { useState } from 'react'
import { type Configuracion, TIEMPO_ESTIMADO } from '#contract/cola.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { fieldErrorsOf, isBlank } from '#web/lib/field-errors.ts'
import { uuid } from '#web/lib/idempotency.ts'
import { administrarCola as t } from '#web/texts/administrar-cola.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useAgregarCategoria } from './api.ts'
import { emptyCategoria, minutesOf } from './draft.ts'

type Props = { empresaId: string; configuracion: Configuracion }

export function NuevaCategoria({ empresaId, configuracion }: Props) {
  const [draft, setDraft] = useState(emptyCategoria)
  const agregar = useAgregarCategoria(empresaId, configuracion)
  const toast = useToast()
  const tiempoEstimado = minutesOf(draft.tiempo)
  const errors = fieldErrorsOf(agregar.error)
  const edit = (change: Partial<typeof draft>) => setDraft((current) => ({ ...current, ...change }))

  function submit() {
    if (isBlank(draft.nombre) || tiempoEstimado === null || agregar.isPending) return
    const { nombre, descripcion, prioridad } = draft
    agregar.mutate(
      { id: uuid(), nombre: nombre.trim(), descripcion: descripcion.trim(), prioridad, tiempoEstimado },
      {
        onSuccess: () => {
          toast(t.creada(nombre.trim()))
          setDraft(emptyCategoria)
        },
      },
    )
  }

  return (
    <Card>
      <Form onSubmit={submit} className="grid gap-5">
        <h3 className="text-lg font-semibold">{t.nueva}</h3>
        {agregar.isError && <Banner tone="danger">{sentenceOf(agregar.error, t.falloGuardar)}</Banner>}
        <TextField
          label={t.campos.nombre}
          name="nombre"
          placeholder={t.campos.nombreEjemplo}
          autoComplete="off"
          maxLength={60}
          value={draft.nombre}
          onChange={(event) => edit({ nombre: event.target.value })}
          error={errors.nombre}
          required
        />
        <TextArea
          label={t.campos.descripcion}
          name="descripcion"
          rows={2}
          placeholder={t.campos.descripcionEjemplo}
          maxLength={300}
          value={draft.descripcion}
          onChange={(event) => edit({ descripcion: event.target.value })}
          error={errors.descripcion}
          optional
        />
        <TextField
          label={t.campos.tiempo}
          name="tiempoEstimado"
          type="number"
          inputMode="numeric"
          min={TIEMPO_ESTIMADO.minimo}
          max={TIEMPO_ESTIMADO.maximo}
          value={draft.tiempo}
          onChange={(event) => edit({ tiempo: event.target.value })}
          error={tiempoEstimado === null ? t.errorTiempo : errors.tiempoEstimado}
          className="max-w-32"
        />
        <Switch
          label={t.campos.prioridad}
          hint={t.campos.prioridadPista}
          checked={draft.prioridad}
          onChange={(event) => edit({ prioridad: event.target.checked })}
        />
        <Button
          type="submit"
          size="lg"
          disabled={isBlank(draft.nombre) || tiempoEstimado === null}
          loading={agregar.isPending}
        >
          {t.crear}
        </Button>
      </Form>
    </Card>
  )
}

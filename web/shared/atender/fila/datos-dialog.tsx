import { useState } from 'react'
import type { CampoDeCola } from '#contract/campo.ts'
import { CambiosTurno, MARCAS_MAXIMO, PERSONAS_MAXIMO } from '#contract/turno.ts'
import { type Pide, pedidoDe, SIN_RESPUESTAS } from '#domain/formulario.ts'
import { comun } from '#texts/comun.ts'
import { flujo } from '#texts/flujo.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { faltan } from '#web/shared/pedir-turno/respuestas.ts'
import { usePreferencias } from '#web/shared/preferencias.ts'
import { usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from '../atender.tsx'
import type { Fila } from './fila.ts'
import { useOrders } from './use-orders.ts'

type Props = { turno: Fila | null; onClose: () => void }

/** Edits what the staff notes about a customer: note, tags, party size, preference, and answers to questions. */
export const DatosDialog = ({ turno, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? flujo.datos.titulo(turno.etiqueta) : ''}>
    {turno && <DatosForm turno={turno} onClose={onClose} />}
  </Dialog>
)

const valuesOf = ({ nota = '', marcas = [], personas, preferencia, campos = [] }: Fila) => ({
  nota,
  marcas: marcas.join(', '),
  personas: personas === undefined ? '' : String(personas),
  preferenciaId: preferencia?.id ?? '',
  respuestas: { ...SIN_RESPUESTAS, campos: Object.fromEntries(campos.map(({ id, valor }) => [id, valor])) },
})

type Values = ReturnType<typeof valuesOf>

const FIELDS = ['nota', 'marcas', 'personas'] as const

/** Only the changed fields: sending an unchanged one could move the turno in the order. */
function changesOf(before: Values, values: Values, pide: Pide): CambiosTurno {
  const { nota, marcas, personas, preferenciaId, respuestas } = values
  return {
    ...(respuestas !== before.respuestas && { campos: pedidoDe(respuestas, pide).campos ?? [] }),
    ...(nota !== before.nota && { nota }),
    ...(marcas !== before.marcas && {
      marcas: marcas.split(',').flatMap((marca) => marca.trim() || []),
    }),
    ...(personas !== before.personas && { personas: Number(personas) || null }),
    ...(preferenciaId !== before.preferenciaId && { preferenciaId: preferenciaId || null }),
  }
}

/** The questions of the queue that issued the number. */
function useCampos({ colaId, serieId = colaId }: Fila): CampoDeCola[] {
  const { empresaId } = useAtender()
  return usePublico(empresaId).data?.colas.find(({ id }) => id === serieId)?.campos ?? []
}

function DatosForm({ turno, onClose }: Props & { turno: Fila }) {
  const { empresaId } = useAtender()
  const { cambiar } = useOrders()
  const lista = usePreferencias(empresaId).data?.preferencias ?? []
  const pide = { campos: useCampos(turno) }
  // Kept from when the dialog opened, so that changes others make later are not sent back.
  const [initial] = useState(() => valuesOf(turno))
  const form = useForm({
    initial,
    body: CambiosTurno,
    check: ({ respuestas }) => (respuestas === initial.respuestas ? {} : faltan(respuestas, pide)),
    send: async (values) => {
      const cambios = changesOf(initial, values, pide)
      if (Object.keys(cambios).length > 0) await cambiar(turno, cambios)
    },
    onSent: onClose,
  })
  const names = [...FIELDS, ...pide.campos.map(({ id }) => id)]
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField
        {...form.field('nota')}
        label={flujo.datos.nota}
        hint={flujo.datos.notaPista}
        autoComplete="off"
        autoFocus
        optional
      />
      <TextField
        {...form.field('marcas')}
        label={flujo.datos.marcas}
        hint={flujo.datos.marcasPista(MARCAS_MAXIMO)}
        autoComplete="off"
        optional
      />
      <TextField
        {...form.field('personas')}
        label={flujo.datos.personas}
        type="number"
        inputMode="numeric"
        min={1}
        max={PERSONAS_MAXIMO}
        className="max-w-32"
        optional
      />
      {lista.length > 0 && (
        <Select
          label={flujo.datos.preferencia}
          value={form.values.preferenciaId}
          onChange={(event) => form.edit({ preferenciaId: event.target.value })}
          optional
        >
          <option value="">{flujo.datos.ninguna}</option>
          {lista.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </Select>
      )}
      <Preguntas
        staff
        cola={{ pidePersonas: false, campos: pide.campos }}
        preferencias={[]}
        respuestas={form.values.respuestas}
        errors={form.errors}
        onChange={(respuestas) => form.edit({ respuestas })}
      />
      {form.failure != null && !names.some((name) => form.errors[name]) && (
        <Banner tone="danger">{sentenceOf(form.failure, '')}</Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" loading={form.pending}>
          {flujo.datos.guardar}
        </Button>
      </div>
    </Form>
  )
}

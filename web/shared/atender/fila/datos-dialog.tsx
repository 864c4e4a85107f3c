import { CambiosTurno, MARCAS_MAXIMO, PERSONAS_MAXIMO } from '#contract/turno.ts'
import { comun } from '#texts/comun.ts'
import { flujo } from '#texts/flujo.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { usePreferencias } from '#web/shared/preferencias.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from '../atender.tsx'
import type { Fila } from './fila.ts'
import { useOrders } from './use-orders.ts'

const t = flujo.datos

type Props = { turno: Fila | null; onClose: () => void }

/** What the staff notes of somebody: note, tags, how many come, preference. */
export const DatosDialog = ({ turno, onClose }: Props) => (
  <Dialog open={turno !== null} onClose={onClose} title={turno ? t.titulo(turno.etiqueta) : ''}>
    {turno && <DatosForm turno={turno} onClose={onClose} />}
  </Dialog>
)

const valuesOf = ({ nota = '', marcas = [], personas, preferencia }: Fila) => ({
  nota,
  marcas: marcas.join(', '),
  personas: personas === undefined ? '' : String(personas),
  preferenciaId: preferencia?.id ?? '',
})

type Values = ReturnType<typeof valuesOf>

const FIELDS = ['nota', 'marcas', 'personas'] as const

/** What was changed, as it is sent: what stays is not said, so that nobody's place moves by it. */
function changesOf(before: Values, { nota, marcas, personas, preferenciaId }: Values): CambiosTurno {
  return {
    ...(nota !== before.nota && { nota }),
    ...(marcas !== before.marcas && {
      marcas: marcas.split(',').flatMap((marca) => marca.trim() || []),
    }),
    ...(personas !== before.personas && { personas: Number(personas) || null }),
    ...(preferenciaId !== before.preferenciaId && { preferenciaId: preferenciaId || null }),
  }
}

function DatosForm({ turno, onClose }: Props & { turno: Fila }) {
  const { empresaId } = useAtender()
  const { cambiar } = useOrders()
  const lista = usePreferencias(empresaId).data?.preferencias ?? []
  const initial = valuesOf(turno)
  const form = useForm({
    initial,
    body: CambiosTurno,
    send: async (values) => {
      const cambios = changesOf(initial, values)
      if (Object.keys(cambios).length > 0) await cambiar(turno, cambios)
    },
    onSent: onClose,
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <TextField
        {...form.field('nota')}
        label={t.nota}
        hint={t.notaPista}
        autoComplete="off"
        autoFocus
        optional
      />
      <TextField
        {...form.field('marcas')}
        label={t.marcas}
        hint={t.marcasPista(MARCAS_MAXIMO)}
        autoComplete="off"
        optional
      />
      <TextField
        {...form.field('personas')}
        label={t.personas}
        type="number"
        inputMode="numeric"
        min={1}
        max={PERSONAS_MAXIMO}
        className="max-w-32"
        optional
      />
      {lista.length > 0 && (
        <Select
          label={t.preferencia}
          value={form.values.preferenciaId}
          onChange={(event) => form.edit({ preferenciaId: event.target.value })}
          optional
        >
          <option value="">{t.ninguna}</option>
          {lista.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </Select>
      )}
      {form.failure != null && !FIELDS.some((name) => form.errors[name]) && (
        <Banner tone="danger">{sentenceOf(form.failure, '')}</Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" loading={form.pending} disabled={!form.ready}>
          {t.guardar}
        </Button>
      </div>
    </Form>
  )
}

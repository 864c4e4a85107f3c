import { CambiosTurno } from '#contract/turno.ts'
import { atender } from '#texts/atender.ts'
import { comun } from '#texts/comun.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAtender } from './atender.tsx'
import type { Persona } from './use-acting.ts'

export const RenombrarDialog = ({ turno, onClose }: { turno: Persona | null; onClose: () => void }) => (
  <Dialog
    open={turno !== null}
    onClose={onClose}
    title={turno ? atender.renombrar.titulo(turno.etiqueta) : ''}
  >
    {turno && <NombreForm turno={turno} onClose={onClose} />}
  </Dialog>
)

function NombreForm({ turno, onClose }: { turno: Persona; onClose: () => void }) {
  const { rename } = useAtender()
  const form = useForm({
    initial: { nombre: turno.nombre },
    body: CambiosTurno,
    send: ({ nombre }) => rename(turno, nombre),
    onSent: onClose,
  })
  return (
    <Form form={form} className="grid gap-4">
      <TextField {...form.field('nombre')} label={atender.renombrar.nombre} autoComplete="off" autoFocus />
      {form.failure && !form.errors.nombre ? (
        <Banner tone="danger">{sentenceOf(form.failure, atender.falloAccion)}</Banner>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" loading={form.pending} disabled={!form.ready}>
          {atender.renombrar.guardar}
        </Button>
      </div>
    </Form>
  )
}

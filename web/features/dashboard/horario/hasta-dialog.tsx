import { useState } from 'react'
import { instanteDe, paredEn, sumarDias } from '#domain/hora-local.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The next instant at which clocks in the zone show this time. */
function proxima(hora: string, zona: string, ahora: number): number {
  const { fecha } = paredEn(ahora, zona)
  const minutos = Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))
  const hoy = instanteDe(fecha, minutos, zona)
  return hoy > ahora ? hoy : instanteDe(sumarDias(fecha, 1), minutos, zona)
}

type Props = {
  zona: string
  abierta: boolean
  onClose: () => void
  onDecide: (abierta: boolean, hasta: string) => Promise<void>
}

/** Opens or closes by hand until a time of day. */
export function HastaDialog({ zona, abierta, onClose, onDecide }: Props) {
  // Kept from when the dialog opened, so that the order does not flip when the schedule opens or closes the company.
  const [initial] = useState({ orden: abierta ? 'cerrar' : 'abrir', hora: '' })
  const form = useForm({
    initial,
    send: ({ orden, hora }) =>
      onDecide(orden === 'abrir', new Date(proxima(hora, zona, Date.now())).toISOString()),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.hastaTitulo}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button disabled={form.values.hora === ''} loading={form.pending} onClick={form.submit}>
            {t.aplicar}
          </Button>
        </>
      }
    >
      <Segmented
        label={t.hastaTitulo}
        options={[
          { id: 'cerrar', label: t.cerrar },
          { id: 'abrir', label: t.abrir },
        ]}
        value={form.values.orden}
        onChange={(orden) => form.edit({ orden })}
      />
      <TextField
        {...form.field('hora')}
        type="time"
        label={t.hastaLas}
        hint={t.hastaLasPista}
        fieldClassName="max-w-48"
      />
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
    </Dialog>
  )
}

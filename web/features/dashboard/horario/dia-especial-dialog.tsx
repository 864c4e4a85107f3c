import { useState } from 'react'
import type { DiaEspecial } from '#contract/horario.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { conOtroRango, estaCompleta, fromRangos, toRangos } from './draft.ts'
import { RangosEditor } from './rangos-editor.tsx'

type Props = {
  fecha: string
  especial: DiaEspecial | undefined
  onClose: () => void
  /** `antes`: the date it was stored under before. */
  onSave: (dia: DiaEspecial, antes?: string) => Promise<void>
  onRemove: (fecha: string) => Promise<void>
}

const draftOf = (especial: DiaEspecial | undefined) => ({
  motivo: especial?.motivo ?? '',
  cadaAnio: especial?.fecha.length === 5,
  rangos: toRangos(especial?.rangos ?? []),
  horas: especial && especial.rangos.length > 0 ? 'otras' : 'cerrado',
})

/** A day that differs from its week: closed, or with other hours. */
export function DiaEspecialDialog({ fecha, especial, onClose, onSave, onRemove }: Props) {
  // Kept from when the dialog opened, even when the calendar behind it is refetched.
  const [initial] = useState(() => draftOf(especial))
  const form = useForm({
    initial,
    send: ({ cadaAnio, motivo, horas, rangos }) =>
      onSave(
        {
          fecha: cadaAnio ? fecha.slice(5) : fecha,
          motivo,
          rangos: horas === 'cerrado' ? [] : fromRangos(rangos),
        },
        especial?.fecha,
      ),
  })
  const removal = useAction(onRemove)
  const { motivo, cadaAnio, rangos, horas } = form.values
  const ready = motivo.trim() !== '' && (horas === 'cerrado' || (rangos.length > 0 && estaCompleta([rangos])))
  const failure = form.failure ?? removal.error

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.fechaLarga(fecha)}
      actions={
        <>
          {especial ? (
            <Button
              variant="ghost"
              onClick={() => void removal.run(especial.fecha)}
              className="text-danger-text"
            >
              {t.quitarDia}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {comun.cancelar}
            </Button>
          )}
          <Button onClick={form.submit} disabled={!ready} loading={form.pending || removal.pending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <TextField
        {...form.field('motivo')}
        label={t.motivo}
        placeholder={t.motivoEjemplo}
        maxLength={60}
        autoFocus
        onKeyDown={(event) => event.key === 'Enter' && ready && form.submit()}
      />
      <Segmented
        label={t.eseDia}
        options={[
          { id: 'cerrado', label: t.cerrado },
          { id: 'otras', label: t.otrasHoras },
        ]}
        value={horas}
        onChange={(id) => form.edit({ horas: id, ...(rangos.length === 0 && { rangos: conOtroRango([]) }) })}
      />
      {horas === 'otras' && (
        <RangosEditor dia={t.eseDia} rangos={rangos} onChange={(next) => form.edit({ rangos: next })} />
      )}
      <Checkbox label={t.cadaAnio} checked={cadaAnio} onChange={() => form.edit({ cadaAnio: !cadaAnio })} />
      {failure != null && <Banner tone="danger">{sentenceOf(failure, t.fallo)}</Banner>}
    </Dialog>
  )
}

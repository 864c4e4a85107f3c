import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type DiaEspecial, RANGOS_POR_DIA } from '#contract/horario.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { conOtroRango, estaCompleta, fromRangos, toRangos } from './draft.ts'
import { Rangos, useNuevo } from './rangos.tsx'

type Props = {
  fecha: string
  zona: string
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
export function DiaEspecialDialog({ fecha, zona, especial, onClose, onSave, onRemove }: Props) {
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
  const { nuevo, anotar } = useNuevo()
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
              variant="danger-text"
              onClick={() => void removal.run(especial.fecha)}
              className="mr-auto"
            >
              {t.quitarDia}
            </Button>
          ) : (
            <Button variant="ghost" onClick={onClose}>
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
        <div className="flex flex-wrap items-center gap-2">
          <Rangos
            dia={t.eseDia}
            zona={zona}
            rangos={rangos}
            nuevo={nuevo}
            onChange={(next) => form.edit({ rangos: next })}
          />
          {rangos.length < RANGOS_POR_DIA && (
            <IconButton
              label={t.otroRango(t.eseDia)}
              data-focus-home
              onClick={() => {
                const next = conOtroRango(rangos)
                anotar(next)
                form.edit({ rangos: next })
              }}
            >
              <Plus aria-hidden="true" className="size-4" />
            </IconButton>
          )}
        </div>
      )}
      <Checkbox label={t.cadaAnio} checked={cadaAnio} onChange={() => form.edit({ cadaAnio: !cadaAnio })} />
      <p className="text-xs text-muted">{t.todasLasColas}</p>
      {failure != null && <Banner tone="danger">{sentenceOf(failure, t.fallo)}</Banner>}
    </Dialog>
  )
}

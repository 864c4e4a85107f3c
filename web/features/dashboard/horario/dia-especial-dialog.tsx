import { useState } from 'react'
import type { DiaEspecial } from '#contract/horario.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { estaCompleta, fromRangos, siguienteRango, toRangos } from './draft.ts'
import { RangosEditor } from './rangos-editor.tsx'

type Props = {
  fecha: string
  especial: DiaEspecial | undefined
  pending: boolean
  error?: string
  onClose: () => void
  /** `antes`: the date under which it stood. */
  onSave: (dia: DiaEspecial, antes?: string) => void
  onRemove: (fecha: string) => void
}

/** One day that is not as its week: closed, or with other hours. */
export function DiaEspecialDialog({ fecha, especial, pending, error, onClose, onSave, onRemove }: Props) {
  const [motivo, setMotivo] = useState(especial?.motivo ?? '')
  const [cadaAnio, setCadaAnio] = useState(especial?.fecha.length === 5)
  const [rangos, setRangos] = useState(() => toRangos(especial?.rangos ?? []))
  const [horas, setHoras] = useState(rangos.length > 0 ? 'otras' : 'cerrado')
  const ready = motivo.trim() !== '' && (horas === 'cerrado' || (rangos.length > 0 && estaCompleta([rangos])))

  function save() {
    if (!ready) return
    const dia = {
      fecha: cadaAnio ? fecha.slice(5) : fecha,
      motivo,
      rangos: horas === 'cerrado' ? [] : fromRangos(rangos),
    }
    onSave(dia, especial?.fecha)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.fechaLarga(fecha)}
      actions={
        <>
          {especial ? (
            <Button variant="ghost" onClick={() => onRemove(especial.fecha)} className="text-danger-text">
              {t.quitarDia}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {comun.cancelar}
            </Button>
          )}
          <Button onClick={save} disabled={!ready} loading={pending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <TextField
        label={t.motivo}
        placeholder={t.motivoEjemplo}
        maxLength={60}
        value={motivo}
        autoFocus
        onChange={(event) => setMotivo(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <Segmented
        label={t.eseDia}
        options={[
          { id: 'cerrado', label: t.cerrado },
          { id: 'otras', label: t.otrasHoras },
        ]}
        value={horas}
        onChange={(id) => {
          setHoras(id)
          if (rangos.length === 0) setRangos(toRangos([siguienteRango([])]))
        }}
      />
      {horas === 'otras' && <RangosEditor dia={t.eseDia} rangos={rangos} onChange={setRangos} />}
      <Checkbox label={t.cadaAnio} checked={cadaAnio} onChange={() => setCadaAnio(!cadaAnio)} />
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}

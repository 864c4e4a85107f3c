import { useState } from 'react'
import { instanteDe, paredEn, sumarDias } from '#domain/hora-local.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The next time that the clocks of a zone show it. */
function proxima(hora: string, zona: string, ahora: number): number {
  const { fecha } = paredEn(ahora, zona)
  const minutos = Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3))
  const hoy = instanteDe(fecha, minutos, zona)
  return hoy > ahora ? hoy : instanteDe(sumarDias(fecha, 1), minutos, zona)
}

type Props = {
  zona: string
  abierta: boolean
  pending: boolean
  error?: string
  onClose: () => void
  onDecide: (abierta: boolean, hasta: string) => void
}

/** Opens or closes by hand until a time of the clock. */
export function HastaDialog({ zona, abierta: ahoraAbierta, pending, error, onClose, onDecide }: Props) {
  const [orden, setOrden] = useState(ahoraAbierta ? 'cerrar' : 'abrir')
  const [hora, setHora] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.hastaTitulo}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button
            disabled={hora === ''}
            loading={pending}
            onClick={() =>
              onDecide(orden === 'abrir', new Date(proxima(hora, zona, Date.now())).toISOString())
            }
          >
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
        value={orden}
        onChange={setOrden}
      />
      <TextField
        type="time"
        label={t.hastaLas}
        hint={t.hastaLasPista}
        value={hora}
        onChange={(event) => setHora(event.target.value)}
        fieldClassName="max-w-48"
      />
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}

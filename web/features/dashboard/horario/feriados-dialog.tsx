import { useState } from 'react'
import { type DiaEspecial, PAISES_CON_FERIADOS } from '#contract/horario.ts'
import { paisDe } from '#domain/pais.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Pais, useFeriados } from './api.ts'
import { especialDe } from './dias-del-mes.ts'

type Props = {
  open: boolean
  zona: string
  hoy: string
  especiales: readonly DiaEspecial[]
  onClose: () => void
  onAdd: (dias: DiaEspecial[]) => Promise<void>
}

/** Offers a country's upcoming public holidays as special days; each can be left out. */
export function FeriadosDialog({ open, zona, hoy, especiales, onClose, onAdd }: Props) {
  // Keeps the last choice for when the dialog is opened again.
  const [initial, setInitial] = useState(() => ({
    pais: PAISES_CON_FERIADOS.find((codigo) => codigo === paisDe(zona)) ?? 'MX',
    anio: hoy.slice(0, 4),
    fuera: [] as readonly string[],
  }))
  const form = useForm({
    initial,
    keep: false,
    send: (): Promise<void> => onAdd(elegidos.map(({ fecha, motivo }) => ({ fecha, motivo, rangos: [] }))),
    onSent: (_, sent) => setInitial(sent),
  })
  const { pais, anio, fuera } = form.values
  const feriados = useFeriados(pais, anio, open)
  const nuevos = (feriados.data?.feriados ?? []).filter(
    ({ fecha }) => fecha >= hoy && !especialDe(especiales, fecha),
  )
  const elegidos = nuevos.filter(({ fecha }) => !fuera.includes(fecha))
  const anios = [hoy.slice(0, 4), String(Number(hoy.slice(0, 4)) + 1)]

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.agregarFeriados}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button disabled={elegidos.length === 0} loading={form.pending} onClick={form.submit}>
            {t.agregarDias(elegidos.length)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Select
          label={t.pais}
          value={pais}
          onChange={(event) => form.edit({ pais: event.target.value as Pais })}
        >
          {PAISES_CON_FERIADOS.map((codigo) => (
            <option key={codigo} value={codigo}>
              {t.nombreDePais(codigo)}
            </option>
          ))}
        </Select>
        <Select label={t.anio} value={anio} onChange={(event) => form.edit({ anio: event.target.value })}>
          {anios.map((cual) => (
            <option key={cual}>{cual}</option>
          ))}
        </Select>
      </div>
      {feriados.isPending && <Skeleton className="h-48 rounded-control" />}
      {feriados.isError && <Banner tone="danger">{sentenceOf(feriados.error, t.fallo)}</Banner>}
      {feriados.data && nuevos.length === 0 && <p className="text-muted">{t.sinFeriados}</p>}
      <div className="grid max-h-72 overflow-y-auto">
        {nuevos.map(({ fecha, motivo }) => (
          <Checkbox
            key={fecha}
            label={motivo}
            hint={t.fechaLarga(fecha)}
            checked={!fuera.includes(fecha)}
            onChange={() =>
              form.edit({
                fuera: fuera.includes(fecha) ? fuera.filter((otra) => otra !== fecha) : [...fuera, fecha],
              })
            }
          />
        ))}
      </div>
      {feriados.data && <p className="text-sm text-muted">{t.fuente(feriados.data.fuente)}</p>}
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
    </Dialog>
  )
}

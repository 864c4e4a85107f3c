import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { actividad as t } from '#texts/actividad.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useConservar } from './api.ts'

const MESES = [3, 6, 12, 24, 36, 60]

/** How long activity is kept. Asks before a shorter time is saved, because that erases. */
export function Conservar({ empresa }: { empresa: Empresa }) {
  const { actividadMeses: actual } = empresa.config
  const conservar = useConservar(empresa.id)
  const toast = useToast()
  const [asked, setAsked] = useState<number | null>(null)

  const save = (meses: number | null) =>
    conservar.mutate(meses, {
      onSuccess: () => {
        setAsked(null)
        toast(t.conservada(meses))
      },
      onError: (error) => meses === null && toast(sentenceOf(error, t.falloConservar), 'danger'),
    })

  function choose(value: string) {
    const meses = value === '' ? null : Number(value)
    const less = meses !== null && (actual === null || meses < actual)
    if (less) setAsked(meses)
    else save(meses)
  }

  const otras = actual !== null && !MESES.includes(actual) ? [actual] : []
  return (
    <div className="grid max-w-md grid-cols-1">
      <Select
        label={t.conservar}
        hint={t.conservarTexto}
        value={actual ?? ''}
        disabled={conservar.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {[...MESES, ...otras]
          .sort((a, b) => a - b)
          .map((meses) => (
            <option key={meses} value={meses}>
              {t.meses(meses)}
            </option>
          ))}
        <option value="">{t.siempre}</option>
      </Select>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => save(asked)}
        title={asked === null ? '' : t.preguntaTitulo(asked)}
        confirm={t.preguntaSi}
        pending={conservar.isPending}
        error={conservar.isError ? sentenceOf(conservar.error, t.falloConservar) : undefined}
      >
        <p>{t.preguntaTexto}</p>
      </ConfirmDialog>
    </div>
  )
}

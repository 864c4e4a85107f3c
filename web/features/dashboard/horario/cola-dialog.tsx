import { useState } from 'react'
import { CUPO_MAXIMO, type HorarioCola, MARGEN_MAXIMO, type SemanaHorario } from '#contract/horario.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import type { FieldErrors } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarHorarioCola } from './api.ts'
import { estaCompleta, fromSemana, semanaDelTexto, toSemana } from './draft.ts'
import { SemanaEditor } from './semana-editor.tsx'

const CUPOS = ['cupoDia', 'cupoHora', 'maxEspera'] as const

const texto = (numero: number | null) => (numero === null ? '' : String(numero))
const numero = (texto: string) => (texto.trim() === '' ? null : Number(texto))
const fits = (valor: number | null, minimo: number, maximo: number) =>
  valor === null || (Number.isInteger(valor) && valor >= minimo && valor <= maximo)

type Props = {
  empresaId: string
  zona: string
  cola: HorarioCola
  deEmpresa: SemanaHorario | null
  onClose: () => void
}

const draftOf = (cola: HorarioCola) => ({
  version: cola.version,
  semana: cola.semana && toSemana(cola.semana),
  cupoDia: texto(cola.cupoDia),
  cupoHora: texto(cola.cupoHora),
  maxEspera: texto(cola.maxEspera),
  margen: cola.cierre && texto(cola.cierre.margen),
})
type Draft = ReturnType<typeof draftOf>

const minutosDe = ({ margen }: Draft) => (margen === null ? null : (numero(margen) ?? 0))

const check = (draft: Draft): FieldErrors => ({
  ...Object.fromEntries(
    CUPOS.filter((cupo) => !fits(numero(draft[cupo]), 1, CUPO_MAXIMO)).map((cupo) => [
      cupo,
      t.cupoMal(CUPO_MAXIMO),
    ]),
  ),
  ...(!fits(minutosDe(draft), 0, MARGEN_MAXIMO) && { margen: t.margenMal(MARGEN_MAXIMO) }),
})

export function ColaDialog({ empresaId, zona, cola, deEmpresa, onClose }: Props) {
  // Kept from when the dialog opened, even when the list behind it is refetched.
  const [initial] = useState(() => draftOf(cola))
  const guardar = useGuardarHorarioCola(empresaId)
  const toast = useToast()
  const form = useForm({
    initial,
    check,
    send: (draft) => {
      const margen = minutosDe(draft)
      return guardar.mutateAsync({
        colaId: cola.id,
        version: draft.version,
        semana: draft.semana && fromSemana(draft.semana),
        cierre: margen === null ? null : { margen },
        cupoDia: numero(draft.cupoDia),
        cupoHora: numero(draft.cupoHora),
        maxEspera: numero(draft.maxEspera),
      })
    },
    onSent: () => {
      toast(t.guardado)
      onClose()
    },
  })
  const { semana, margen } = form.values
  const ready = form.ready && (semana === null || estaCompleta(semana))

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.deCola(cola.nombre)}
      className="sm:w-140"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button onClick={form.submit} disabled={!ready} loading={form.pending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <div>
        <Switch
          label={t.horarioPropio}
          hint={t.horarioPropioTexto}
          checked={semana !== null}
          onChange={() => form.edit({ semana: semana ? null : toSemana(deEmpresa ?? semanaDelTexto('')) })}
          className="pt-0"
        />
        {semana && (
          <SemanaEditor
            semana={semana}
            zona={zona}
            agrupada
            onChange={(next) => form.edit({ semana: next })}
          />
        )}
      </div>
      <div className="border-t border-line pt-4">
        <h3 className="font-semibold">{t.cuposTitulo}</h3>
        <p className="mb-3 text-xs text-muted">{t.cuposTexto}</p>
        <div className="grid grid-cols-3 gap-3">
          {CUPOS.map((cupo) => (
            <TextField
              key={cupo}
              {...form.field(cupo)}
              type="number"
              inputMode="numeric"
              min={1}
              max={CUPO_MAXIMO}
              label={t.campos[cupo]}
              placeholder={t.sinTope}
              error={form.wrong[cupo] ?? form.errors[cupo]}
              fieldClassName="min-w-0 text-sm"
              className="min-w-0 dense:max-sm:px-2 dense:max-sm:placeholder:text-sm"
            />
          ))}
        </div>
      </div>
      <div className="border-t border-line pt-1">
        <Switch
          label={t.cierraATiempo}
          hint={t.cierraATiempoTexto}
          checked={margen !== null}
          onChange={() => form.edit({ margen: margen === null ? '0' : null })}
        />
        {margen !== null && (
          <TextField
            {...form.field('margen')}
            type="number"
            inputMode="numeric"
            min={0}
            max={MARGEN_MAXIMO}
            label={t.margen}
            error={form.wrong.margen ?? form.errors.margen}
            fieldClassName="mt-2 grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-4 [&>p]:col-span-full"
          />
        )}
      </div>
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
    </Dialog>
  )
}

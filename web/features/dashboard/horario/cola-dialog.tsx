import { useState } from 'react'
import { CUPO_MAXIMO, type HorarioCola, MARGEN_MAXIMO, type SemanaHorario } from '#contract/horario.ts'
import { comun } from '#texts/comun.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
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
  cola: HorarioCola
  deEmpresa: SemanaHorario | null
  onClose: () => void
}

export function ColaDialog({ empresaId, cola, deEmpresa, onClose }: Props) {
  // What it is based on, even when the list behind it is read anew.
  const [version] = useState(cola.version)
  const [semana, setSemana] = useState(() => cola.semana && toSemana(cola.semana))
  const [cupos, setCupos] = useState({
    cupoDia: texto(cola.cupoDia),
    cupoHora: texto(cola.cupoHora),
    maxEspera: texto(cola.maxEspera),
  })
  const [margen, setMargen] = useState(cola.cierre && texto(cola.cierre.margen))
  const guardar = useGuardarHorarioCola(empresaId)
  const toast = useToast()
  const valores = {
    cupoDia: numero(cupos.cupoDia),
    cupoHora: numero(cupos.cupoHora),
    maxEspera: numero(cupos.maxEspera),
  }
  const minutos = margen === null ? null : (numero(margen) ?? 0)
  const ready =
    (semana === null || estaCompleta(semana)) &&
    CUPOS.every((cupo) => fits(valores[cupo], 1, CUPO_MAXIMO)) &&
    fits(minutos, 0, MARGEN_MAXIMO)

  const save = () =>
    guardar.mutate(
      {
        colaId: cola.id,
        version,
        semana: semana && fromSemana(semana),
        cierre: minutos === null ? null : { margen: minutos },
        ...valores,
      },
      {
        onSuccess: () => {
          toast(t.guardado)
          onClose()
        },
      },
    )

  return (
    <Dialog
      open
      onClose={onClose}
      title={cola.nombre}
      className="w-[min(44rem,calc(100vw-2rem))]"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {comun.cancelar}
          </Button>
          <Button onClick={save} disabled={!ready} loading={guardar.isPending}>
            {t.guardar}
          </Button>
        </>
      }
    >
      <h3 className="font-bold">{t.cuposTitulo}</h3>
      <p className="text-sm text-muted">{t.cuposTexto}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {CUPOS.map((cupo) => (
          <TextField
            key={cupo}
            type="number"
            inputMode="numeric"
            min={1}
            max={CUPO_MAXIMO}
            label={t.campos[cupo]}
            placeholder={t.sinTope}
            value={cupos[cupo]}
            error={fits(valores[cupo], 1, CUPO_MAXIMO) ? undefined : t.cupoMal(CUPO_MAXIMO)}
            onChange={(event) => setCupos({ ...cupos, [cupo]: event.target.value })}
          />
        ))}
      </div>
      <Switch
        label={t.cierraATiempo}
        hint={t.cierraATiempoTexto}
        checked={margen !== null}
        onChange={() => setMargen(margen === null ? '0' : null)}
      />
      {margen !== null && (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={MARGEN_MAXIMO}
          label={t.margen}
          value={margen}
          error={fits(minutos, 0, MARGEN_MAXIMO) ? undefined : t.margenMal(MARGEN_MAXIMO)}
          onChange={(event) => setMargen(event.target.value)}
          fieldClassName="max-w-60"
        />
      )}
      <Switch
        label={t.horarioPropio}
        hint={t.horarioPropioTexto}
        checked={semana !== null}
        onChange={() => setSemana(semana ? null : toSemana(deEmpresa ?? semanaDelTexto('')))}
      />
      {semana && <SemanaEditor semana={semana} onChange={setSemana} />}
      {guardar.isError && <Banner tone="danger">{sentenceOf(guardar.error, t.fallo)}</Banner>}
    </Dialog>
  )
}

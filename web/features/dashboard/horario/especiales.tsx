import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { DiaEspecial, HorarioEmpresa } from '#contract/horario.ts'
import { paredEn } from '#domain/hora-local.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarHorario } from './api.ts'
import { DiaEspecialDialog } from './dia-especial-dialog.tsx'
import { conDia, especialDe, mesDe } from './dias-del-mes.ts'
import { horasDe } from './escritas.ts'
import { FeriadosDialog } from './feriados-dialog.tsx'
import { Mes } from './mes.tsx'

type Props = {
  empresaId: string
  horario: HorarioEmpresa
  /** The versions of the hours before and after a save. */
  onSaved: (before: string, after: string) => void
}

/** Holidays and short days, month by month. Each change is saved at once. */
export function Especiales({ empresaId, horario, onSaved }: Props) {
  const hoy = paredEn(Date.now(), horario.zona).fecha
  const [mes, setMes] = useState(mesDe(hoy))
  const [dia, setDia] = useState<string | null>(null)
  const [importing, setImporting] = useState(false)
  const guardar = useGuardarHorario(empresaId)
  const toast = useToast()
  const { semana, especiales, texto, version, zona } = horario

  async function save(next: DiaEspecial[]) {
    const saved = await guardar.mutateAsync({ version, semana, especiales: next, texto })
    onSaved(version, saved.version)
    setDia(null)
    setImporting(false)
    toast(t.guardado)
  }
  const delMes = especiales
    .filter(({ fecha }) => fecha.startsWith(mes) || fecha.startsWith(mes.slice(5)))
    .sort((a, b) => a.fecha.slice(-5).localeCompare(b.fecha.slice(-5)))

  return (
    <section
      aria-labelledby="especiales"
      className="px-4 py-2 max-lg:border-t max-lg:border-line max-sm:border-t-0 lg:px-6"
    >
      <div className="flex min-h-11 items-center gap-3">
        <h3 id="especiales" className="font-semibold">
          {t.especiales}
        </h3>
        <Button variant="ghost" size="sm" onClick={() => setImporting(true)} className="-mr-2 ml-auto">
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t.agregarFeriados}
        </Button>
      </div>
      <Mes mes={mes} hoy={hoy} especiales={especiales} onMes={setMes} onDia={setDia} />
      <ul className="mt-2">
        {delMes.length === 0 && (
          <li className="border-t border-line py-3 text-sm text-muted">{t.mesVacio}</li>
        )}
        {delMes.map((especial) => {
          const cerrado = especial.rangos.length === 0
          return (
            <li key={especial.fecha} className="border-t border-line">
              <button
                type="button"
                onClick={() => setDia(fechaEn(especial.fecha, mes))}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 py-1 text-left text-sm hover:bg-hover"
              >
                <span className="min-w-11 shrink-0 font-semibold tabular-nums">
                  {t.fechaCorta(fechaEn(especial.fecha, mes))}
                </span>
                <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
                  {especial.motivo}
                  {especial.fecha.length === 5 && (
                    <span className="block text-xs text-muted">{t.cadaAnio}</span>
                  )}
                </span>
                <span className="ml-auto flex min-w-0 tabular-nums">
                  <Badge tone={cerrado ? 'danger' : 'warning'} wrap>
                    {cerrado ? t.cerrado : horasDe(especial.rangos, zona)}
                  </Badge>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {guardar.isError && !dia && !importing && (
        <Banner tone="danger">{sentenceOf(guardar.error, t.fallo)}</Banner>
      )}
      {dia && (
        <DiaEspecialDialog
          key={dia}
          fecha={dia}
          zona={zona}
          especial={especialDe(especiales, dia)}
          onClose={() => setDia(null)}
          onSave={(especial, antes) => save(conDia(especiales, especial, antes))}
          onRemove={(fecha) => save(especiales.filter((otro) => otro.fecha !== fecha))}
        />
      )}
      <FeriadosDialog
        open={importing}
        zona={zona}
        hoy={hoy}
        especiales={especiales}
        onClose={() => setImporting(false)}
        onAdd={(dias) => save(dias.reduce((todos: DiaEspecial[], nuevo) => conDia(todos, nuevo), especiales))}
      />
    </section>
  )
}

/** The date of a yearly day in the year of the month shown. */
const fechaEn = (fecha: string, mes: string) => (fecha.length === 5 ? `${mes.slice(0, 4)}-${fecha}` : fecha)

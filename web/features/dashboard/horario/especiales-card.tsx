import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { DiaEspecial, HorarioEmpresa } from '#contract/horario.ts'
import { paredEn } from '#domain/hora-local.ts'
import { rangosDe } from '#domain/horario-enviado.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { escribirRangos } from '#domain/horario-texto.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarHorario } from './api.ts'
import { DiaEspecialDialog } from './dia-especial-dialog.tsx'
import { conDia, especialDe, mesDe } from './dias-del-mes.ts'
import { FeriadosDialog } from './feriados-dialog.tsx'
import { Mes } from './mes.tsx'

type Props = { empresaId: string; horario: HorarioEmpresa }

/** Holidays and short days, month by month. Each change is saved at once. */
export function EspecialesCard({ empresaId, horario }: Props) {
  const hoy = paredEn(Date.now(), horario.zona).fecha
  const [mes, setMes] = useState(mesDe(hoy))
  const [dia, setDia] = useState<string | null>(null)
  const [importing, setImporting] = useState(false)
  const guardar = useGuardarHorario(empresaId)
  const toast = useToast()
  const { semana, especiales, texto, version } = horario

  async function save(next: DiaEspecial[]) {
    await guardar.mutateAsync({ version, semana, especiales: next, texto })
    setDia(null)
    setImporting(false)
    toast(t.guardado)
  }
  const delMes = especiales.filter(({ fecha }) => fecha.startsWith(mes) || fecha.startsWith(mes.slice(5)))

  return (
    <Card className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{t.especiales}</h3>
        <Button variant="secondary" onClick={() => setImporting(true)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {t.agregarFeriados}
        </Button>
      </div>
      <p className="text-muted">{t.especialesTexto}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Mes mes={mes} hoy={hoy} especiales={especiales} onMes={setMes} onDia={setDia} />
        <ul className="grid content-start divide-y divide-line">
          {delMes.length === 0 && <li className="py-2 text-muted">{t.mesVacio}</li>}
          {delMes.map((especial) => (
            <li key={especial.fecha}>
              <button
                type="button"
                onClick={() => setDia(fechaEn(especial.fecha, mes))}
                className="grid w-full gap-0.5 rounded-control px-2 py-3 text-left transition-colors hover:bg-sunken"
              >
                <span className="font-medium">
                  {t.fechaLarga(fechaEn(especial.fecha, mes))} · {especial.motivo}
                </span>
                <span className="text-sm text-muted">
                  {especial.rangos.length === 0
                    ? t.cerrado
                    : escribirRangos(
                        rangosDe(especial.rangos),
                        palabrasDeHorario(currentLanguage(), horario.zona),
                      )}
                  {especial.fecha.length === 5 && ` · ${t.cadaAnio}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {guardar.isError && !dia && !importing && (
        <Banner tone="danger">{sentenceOf(guardar.error, t.fallo)}</Banner>
      )}
      {dia && (
        <DiaEspecialDialog
          key={dia}
          fecha={dia}
          especial={especialDe(especiales, dia)}
          onClose={() => setDia(null)}
          onSave={(especial, antes) => save(conDia(especiales, especial, antes))}
          onRemove={(fecha) => save(especiales.filter((otro) => otro.fecha !== fecha))}
        />
      )}
      <FeriadosDialog
        open={importing}
        zona={horario.zona}
        hoy={hoy}
        especiales={especiales}
        onClose={() => setImporting(false)}
        onAdd={(dias) => save(dias.reduce((todos: DiaEspecial[], nuevo) => conDia(todos, nuevo), especiales))}
      />
    </Card>
  )
}

/** The date of a yearly day in the year of the month shown. */
const fechaEn = (fecha: string, mes: string) => (fecha.length === 5 ? `${mes.slice(0, 4)}-${fecha}` : fecha)

import { Clock, DoorClosed, DoorOpen, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AperturaEnviada, HorarioEmpresa } from '#contract/horario.ts'
import { Agenda, apertura } from '#domain/agenda.ts'
import { cuandoEs, paredEn } from '#domain/hora-local.ts'
import { rangosDe, semanaDe } from '#domain/horario-enviado.ts'
import { diasNaturales } from '#domain/jornada.ts'
import { apertura as frases } from '#texts/apertura.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCambiarApertura } from './api.ts'
import { HastaDialog } from './hasta-dialog.tsx'

const agendaDe = ({ zona, semana, especiales, mano }: HorarioEmpresa) =>
  new Agenda(
    diasNaturales(zona),
    {
      semana: semanaDe(semana),
      especiales: especiales.map((dia) => ({ ...dia, rangos: rangosDe(dia.rangos) })),
      mano: mano && { abierta: mano.abierta, hasta: Date.parse(mano.hasta) },
    },
    new Map(),
  )

function useMinute(): number {
  const [ahora, setAhora] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setAhora(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return ahora
}

type Props = { empresaId: string; horario: HorarioEmpresa }

/** Whether the company is open now, and what can be decided by hand. */
export function HoyCard({ empresaId, horario }: Props) {
  const minuto = useMinute()
  // A decision just made is later than the last tick.
  const ahora = Math.max(minuto, Date.now())
  const [choosing, setChoosing] = useState(false)
  const cambiar = useCambiarApertura(empresaId)
  const toast = useToast()
  const { zona, mano } = horario
  const agenda = agendaDe(horario)
  const { abierta, abre, cierra } = apertura(agenda, null, ahora)
  const motivo = agenda.aperturas(null).especial(paredEn(ahora, zona).fecha)?.motivo
  const cuando = (instante: number) => cuandoEs(instante, ahora, zona, currentLanguage())
  const decidir = (orden: AperturaEnviada, hecho: string) =>
    cambiar.mutate(orden, { onSuccess: () => toast(hecho) })
  const failure = cambiar.isError ? sentenceOf(cambiar.error, t.fallo) : undefined
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-bold">{t.hoy}</h3>
        <Badge tone={abierta ? 'success' : 'warning'}>{abierta ? t.abierto : t.cerrado}</Badge>
        <p className="text-muted">
          {[
            abierta ? cierra && frases.cierra(cuando(cierra)) : abre && frases.abre(cuando(abre)),
            motivo,
            mano && t.aMano,
            !mano && horario.semana === null && !motivo && t.siempre,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {abierta && (
          <Button
            variant="secondary"
            loading={cambiar.isPending}
            onClick={() => decidir({ abierta: false }, t.cerradoHoy)}
          >
            <DoorClosed aria-hidden="true" className="size-5" />
            {t.cerrarHoy}
          </Button>
        )}
        {(!abierta || cierra !== null) && (
          <Button
            variant="secondary"
            loading={cambiar.isPending}
            onClick={() => decidir({ abierta: true }, t.abiertoMas)}
          >
            <DoorOpen aria-hidden="true" className="size-5" />
            {abierta ? t.unaHoraMas : t.abrirUnaHora}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          <Clock aria-hidden="true" className="size-5" />
          {t.hasta}
        </Button>
        {mano && (
          <Button
            variant="ghost"
            loading={cambiar.isPending}
            onClick={() => decidir({ abierta: null }, t.deVuelta)}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
            {t.volverAlHorario}
          </Button>
        )}
      </div>
      {failure && !choosing && <Banner tone="danger">{failure}</Banner>}
      {choosing && (
        <HastaDialog
          zona={zona}
          abierta={abierta}
          onClose={() => setChoosing(false)}
          onDecide={async (abrir, hasta) => {
            await cambiar.mutateAsync({ abierta: abrir, hasta })
            setChoosing(false)
            toast(t.decidido)
          }}
        />
      )}
    </Card>
  )
}

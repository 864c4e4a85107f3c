import { Clock, DoorClosed, DoorOpen, type LucideIcon, Undo2 } from 'lucide-react'
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
import { Dot } from '#web/ui/dot.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
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

type Decision = { label: string; icon: LucideIcon; onClick: () => void; waits: boolean }

type Props = { empresaId: string; horario: HorarioEmpresa }

/** Whether the company is open now, and what can be decided by hand. */
export function Ahora({ empresaId, horario }: Props) {
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
  const failure = cambiar.isError ? sentenceOf(cambiar.error, t.fallo) : undefined

  function cierre(instante: number): string {
    const reabre = apertura(agenda, null, instante).abre
    const [cierraEn, abreEn] = [cuando(instante), reabre === null ? null : cuando(reabre)]
    return cierraEn.dia === 'hoy' && abreEn?.dia === 'hoy'
      ? t.cierraYReabre(cierraEn.hora, abreEn.hora)
      : frases.cierra(cierraEn)
  }

  const decision = (label: string, icon: LucideIcon, orden: AperturaEnviada, hecho: string): Decision => ({
    label,
    icon,
    waits: true,
    onClick: () => cambiar.mutate(orden, { onSuccess: () => toast(hecho) }),
  })
  const volver = mano && decision(t.volverAlHorario, Undo2, { abierta: null }, t.deVuelta)
  const cerrar = abierta && decision(t.cerrarHoy, DoorClosed, { abierta: false }, t.cerradoHoy)
  const abrir = !abierta && decision(t.abrirUnaHora, DoorOpen, { abierta: true }, t.abiertoMas)
  const mas = abierta && cierra !== null && decision(t.unaHoraMas, DoorOpen, { abierta: true }, t.abiertoMas)
  const hasta: Decision = { label: t.hasta, icon: Clock, waits: false, onClick: () => setChoosing(true) }
  // Two are in view; the rest is in the menu.
  const [first, second, ...rest] = [volver, cerrar, abrir, hasta, mas].filter((each) => !!each)

  return (
    <>
      <section
        aria-label={t.hoy}
        className="relative mx-4 flex min-h-17 items-center gap-4 rounded-card border border-line pr-4 pl-5 max-sm:flex-col max-sm:items-stretch max-sm:gap-3 max-sm:p-4 lg:mx-6"
      >
        <div className="grid min-w-0 max-sm:pr-10">
          <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            <span className="font-normal text-muted">{t.hoy}</span>
            <Dot tone={abierta ? 'success' : 'free'} />
            <span className={abierta ? 'text-success-text' : undefined}>
              {abierta ? t.abierto : t.cerrado}
            </span>
            {mano && <Badge>{t.aMano}</Badge>}
          </p>
          <p className="text-sm text-muted">
            {[
              abierta ? cierra && cierre(cierra) : abre && frases.abre(cuando(abre)),
              motivo,
              !mano && horario.semana === null && !motivo && t.siempre,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="ml-auto flex gap-2 max-sm:ml-0 max-sm:flex-wrap max-sm:[&>button]:flex-1 max-sm:[&>button]:px-2 max-sm:[&>button]:whitespace-nowrap">
          {[first, second].map(
            (each) =>
              each && (
                <Button
                  key={each.label}
                  variant="secondary"
                  loading={each.waits && cambiar.isPending}
                  onClick={each.onClick}
                >
                  <each.icon aria-hidden="true" className="size-4" />
                  {each.label}
                </Button>
              ),
          )}
          {rest.length > 0 && (
            <div className="self-center max-sm:absolute max-sm:top-1.5 max-sm:right-1.5">
              <Menu label={t.masDecisiones}>
                {rest.map((each) => (
                  <button
                    key={each.label}
                    type="button"
                    {...menuItem}
                    disabled={each.waits && cambiar.isPending}
                    onClick={each.onClick}
                  >
                    <each.icon aria-hidden="true" className="size-4" />
                    {each.label}
                  </button>
                ))}
              </Menu>
            </div>
          )}
        </div>
      </section>
      {failure && !choosing && (
        <Banner tone="danger" className="mx-4 mt-2 lg:mx-6">
          {failure}
        </Banner>
      )}
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
    </>
  )
}

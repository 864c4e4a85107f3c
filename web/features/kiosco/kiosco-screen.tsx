import { MapPinOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { renewAtNight } from '#web/lib/browser/renew-at-night.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import type { PageProps } from '#web/lib/page/page-data.ts'
import { publicPaths } from '#web/public-paths.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { publicoDe } from '#web/shared/follows.ts'
import { EntregadoAntes } from '#web/shared/pedir-turno/ya-entregado.tsx'
import { Traducidos } from '#web/shared/propio.ts'
import { Tinted } from '#web/shared/tinted.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CONTENT_ID } from '#web/ui/skip-link.tsx'
import { Ajustes } from './ajustes.tsx'
import { ElegirIdioma } from './elegir-idioma.tsx'
import { idiomaDelEnlace } from './idioma-del-enlace.ts'
import { Invitacion } from './invitacion.tsx'
import { PedidoForm } from './pedido-form.tsx'
import { Ticket } from './ticket.tsx'
import { SHOWN_S, TurnoGenerado } from './turno-generado.tsx'
import { useImprimir } from './use-imprimir.ts'
import './kiosco.css'

export function KioscoScreen({ datos }: PageProps) {
  const { empresaId } = datos
  const first = datos.publico ?? undefined
  const publico = useFollow(publicoDe(empresaId, { first, background: true, insists: true }))
  const [turno, setTurno] = useState<Turno | null>(datos.pedido?.turno ?? null)
  const [imprimir, setImprimir] = useImprimir(turno)
  const empresa = publico.data?.empresa
  const desconocida = !publico.data && (datos.publico === null || isRefusal(publico.error))
  // Each person gets a new form, so that neither text nor request key carries over to the next.
  const [persona, setPersona] = useState(0)
  const pedido = persona === 0 ? datos.pedido : undefined
  // Every person is asked; a form that was sent without script has its language.
  const [asked, setAsked] = useState(pedido !== undefined)
  const offered = empresa?.idiomas ? [...new Set([datos.idioma, ...empresa.idiomas])] : []
  const choosing = useHydrated() && offered.length > 1 && !asked
  const next = useCallback(() => {
    setTurno(null)
    setPersona((before) => before + 1)
    setAsked(false)
    void changeLanguage(datos.idioma)
  }, [datos.idioma])
  useTimeout(!turno && pedido?.entregado !== undefined, SHOWN_S * 1000, next)
  const busy = useRef(false)
  busy.current = turno !== null

  useEffect(() => renewAtNight(() => !busy.current && document.querySelector('input:focus') === null), [])

  return (
    <Traducidos value={empresa?.traducciones}>
      <Tinted colorPrimario={empresa?.colorPrimario} colorSecundario={empresa?.colorSecundario}>
        <div className="flex min-h-dvh flex-col print:hidden">
          <header className="flex items-center gap-4 border-b border-line bg-surface px-5 py-3">
            <EmpresaLogo src={empresa?.logo ?? ''} size="size-12" />
            {empresa ? (
              <p className="line-clamp-2 min-w-0 flex-1 text-xl leading-tight font-bold wrap-anywhere">
                {empresa.nombre}
              </p>
            ) : (
              <span className="flex-1">{!desconocida && <Skeleton className="h-7 w-52" />}</span>
            )}
            <Ajustes imprimir={imprimir} onImprimir={setImprimir} />
          </header>
          <main id={CONTENT_ID} className="grid flex-1 md:grid-cols-2">
            {desconocida ? (
              <EmptyState
                icon={MapPinOff}
                title={t.desconocida}
                text={t.desconocidaTexto}
                className="content-center md:col-span-2"
              />
            ) : turno ? (
              <TurnoGenerado key={turno.id} datos={datos} turno={turno} onReady={next} />
            ) : pedido?.entregado ? (
              <section className="col-span-full grid content-center justify-items-center gap-4 p-4 text-center">
                <EntregadoAntes {...pedido.entregado} otro={publicPaths.kiosco(empresaId, datos.colaId)} />
              </section>
            ) : (
              <>
                <Invitacion empresaId={empresaId} />
                {choosing ? (
                  <ElegirIdioma idiomas={offered} onChoose={() => setAsked(true)} />
                ) : (
                  <PedidoForm
                    key={persona}
                    datos={datos}
                    pedido={pedido}
                    publico={publico.data}
                    offline={publico.reach === 'offline'}
                    onTurno={setTurno}
                    onAbandoned={next}
                    chosen={asked && offered.length > 1}
                  />
                )}
              </>
            )}
          </main>
        </div>
        {turno && imprimir && empresa && (
          <Ticket turno={turno} publico={publico.data} idioma={idiomaDelEnlace(datos)} />
        )}
      </Tinted>
    </Traducidos>
  )
}

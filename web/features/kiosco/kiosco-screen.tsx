import { MapPinOff } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Turno } from '#contract/turno.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { isRefusal } from '#web/lib/api/api-error.ts'
import { renewAtNight } from '#web/lib/browser/renew-at-night.ts'
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
import { usePasos } from './load-pasos.ts'
import { PedidoForm } from './pedido-form.tsx'
import { TurnoGenerado } from './turno-generado.tsx'

/** How long a page that no one needs any more stays. */
const LEFT_MS = 20_000

export function KioscoScreen({ datos }: PageProps) {
  const { empresaId } = datos
  const first = datos.publico ?? undefined
  const publico = useFollow(publicoDe(empresaId, { first, background: true, insists: true }))
  const [turno, setTurno] = useState<Turno | null>(datos.pedido?.turno ?? null)
  const empresa = publico.data?.empresa
  const offline = publico.reach === 'offline'
  const desconocida = !publico.data && (datos.publico === null || isRefusal(publico.error))
  // Each person starts anew, so that neither text nor request key carries over to the next.
  const [persona, setPersona] = useState(0)
  const pedido = persona === 0 ? datos.pedido : undefined
  const entregado = turno ? undefined : pedido?.entregado
  const Pasos = usePasos()
  // A person who began with the form ends with it.
  const [began, setBegan] = useState(pedido?.fallo !== undefined)
  const next = useCallback(() => {
    setTurno(null)
    setBegan(false)
    setPersona((before) => before + 1)
    void changeLanguage(datos.idioma)
  }, [datos.idioma])
  useTimeout(entregado !== undefined, LEFT_MS, next)
  const busy = useRef(false)
  busy.current = turno !== null

  useEffect(() => renewAtNight(() => !busy.current && document.querySelector('input:focus') === null), [])

  if (Pasos && publico.data && !entregado && (turno || !began)) {
    return (
      <Traducidos value={empresa?.traducciones}>
        <Tinted colorPrimario={empresa?.colorPrimario} colorSecundario={empresa?.colorSecundario}>
          <Pasos
            datos={datos}
            publico={publico.data}
            offline={offline}
            turno={turno}
            persona={persona}
            onTurno={setTurno}
            onNext={next}
          />
        </Tinted>
      </Traducidos>
    )
  }
  return (
    <Traducidos value={empresa?.traducciones}>
      <Tinted colorPrimario={empresa?.colorPrimario} colorSecundario={empresa?.colorSecundario}>
        <div className="flex min-h-dvh flex-col">
          <header className="flex items-center gap-4 border-b border-line bg-surface px-5 py-3">
            <EmpresaLogo src={empresa?.logo ?? ''} size="size-12" />
            {empresa ? (
              <p className="line-clamp-2 min-w-0 flex-1 text-xl leading-tight font-bold wrap-anywhere">
                {empresa.nombre}
              </p>
            ) : (
              <span className="flex-1">{!desconocida && <Skeleton className="h-7 w-52" />}</span>
            )}
          </header>
          <main id={CONTENT_ID} className="grid flex-1">
            {desconocida ? (
              <EmptyState
                icon={MapPinOff}
                title={t.desconocida}
                text={t.desconocidaTexto}
                className="content-center"
              />
            ) : turno ? (
              <TurnoGenerado datos={datos} turno={turno} />
            ) : entregado ? (
              <section className="grid content-center justify-items-center gap-4 p-4 text-center">
                <EntregadoAntes {...entregado} otro={publicPaths.kiosco(empresaId, datos.colaId)} />
              </section>
            ) : (
              <PedidoForm
                key={persona}
                datos={datos}
                pedido={pedido}
                publico={publico.data}
                offline={offline}
                onTurno={setTurno}
                onBegan={() => setBegan(true)}
                onAbandoned={next}
              />
            )}
          </main>
        </div>
      </Tinted>
    </Traducidos>
  )
}

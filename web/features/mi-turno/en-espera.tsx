import { Bell, BellRing, Check, Footprints, MapPinCheck, RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { endpoints } from '#contract/endpoints.ts'
import type { Verificacion } from '#contract/turno.ts'
import { codigoEnGrupos } from '#domain/codigo.ts'
import { avisame } from '#texts/avisame.ts'
import { comun } from '#texts/comun.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { posponer } from '#texts/posponer.ts'
import { call } from '#web/lib/api/api.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { askAgain } from '#web/lib/live/follow.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { antesDe, Cabeza, Espera } from '#web/shared/pase/espera.tsx'
import { Facts, Pase } from '#web/shared/pase/pase.tsx'
import { usePropio } from '#web/shared/propio.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Anuncios } from './anuncios.tsx'
import { type Accion, BarraDeEspera } from './barra-de-espera.tsx'
import { CancelarSheet } from './cancelar-sheet.tsx'
import { faltantesDe } from './faltantes.ts'
import { Linea } from './linea.tsx'
import { Cuerpo } from './marco.tsx'
import { ofrecidos } from './ofrecidos.ts'
import { llegue, responder } from './posponer-api.ts'
import { useAvisos } from './use-avisos.ts'
import { useLater } from './use-later.ts'
import { useTimbre } from './use-timbre.ts'

const loadMas = () => import('./mas-sheet.tsx')
const loadAvisame = () => import('./avisame-sheet.tsx')

/** With this many people ahead, or fewer, the customer should come. */
const CASI = 2

type Props = {
  turno: TurnoGuardado
  datos?: Verificacion
  etiqueta: string
  /** The most people that were ahead since the customer joined. */
  most: number
  updatedAt: number
  offline: boolean
  notice?: ReactNode
  onCancelar: () => void
}

/** A waiting turno, with the one action that helps most now. */
export function EnEspera(props: Props) {
  const { turno, datos, etiqueta, most, updatedAt, offline, notice, onCancelar } = props
  const propio = usePropio()
  const choice = useAvisos(turno)
  const timbre = useTimbre()
  const mas = useLater(loadMas)
  const aviso = useLater(loadAvisame)
  const [sheet, setSheet] = useState<'mas' | 'avisame' | 'cancelar' | null>(null)
  const [unreached, setUnreached] = useState(false)
  const [running, setRunning] = useState<'voy' | 'llegue'>('voy')
  const action = useAction((run: () => Promise<unknown>) => run())
  const retry = useAction(async () => {
    await call(endpoints.salud)
    askAgain()
  })
  const close = () => setSheet(null)
  const { pausa, llego = false, respuesta } = datos?.turno ?? {}
  const antes = antesDe(datos)
  const casi = antes !== null && antes <= CASI && !pausa
  const { avisos } = choice
  const avisado = (avisos?.avisos.length ?? 0) > 0
  // Until the server has said which canales there are, one is expected.
  const avisable = avisado || !avisos || ofrecidos(avisos).length > 0

  async function open(which: 'mas' | 'avisame') {
    setUnreached(false)
    const part = which === 'mas' ? mas : aviso
    if (part.Part || (await part.fetch())) setSheet(which)
    else setUnreached(true)
  }

  const answer = (which: 'voy' | 'llegue', run: () => Promise<unknown>) => ({
    onClick: () => {
      setRunning(which)
      return action.run(run)
    },
    disabled: !datos,
    loading: action.pending && running === which,
  })
  const acciones: Record<'avisame' | 'cambiar' | 'voy' | 'llegue' | 'reintentar', Accion> = {
    avisame: { icon: Bell, label: avisame.activar, onClick: () => open('avisame'), disabled: !avisos },
    cambiar: { icon: BellRing, label: avisame.cambiarAviso, onClick: () => open('avisame') },
    voy: {
      icon: Footprints,
      label: posponer.voy,
      ...answer('voy', () => responder(turno, 'voy')),
    },
    llegue: {
      icon: MapPinCheck,
      label: posponer.llegue,
      ...answer('llegue', () => llegue(turno)),
    },
    reintentar: {
      icon: RefreshCw,
      label: comun.reintentar,
      onClick: () => retry.run(undefined),
      loading: retry.pending,
      soft: true,
    },
  }
  const { primary, secondary } = chosen()

  /** The first action that applies is the main one, the next is beside 'Más'. */
  function chosen(): { primary?: Accion; secondary?: Accion } {
    const voy = !llego && !pausa && respuesta?.palabra !== 'voy' ? [acciones.voy] : []
    const yaLlegue = llego ? [] : [acciones.llegue]
    if (offline) {
      const [blocked] = [...voy, ...yaLlegue]
      return { primary: acciones.reintentar, secondary: blocked && { ...blocked, disabled: true } }
    }
    if (pausa) return { primary: acciones.llegue }
    if (casi) {
      const [first, second] = [...yaLlegue, ...voy]
      return { primary: first, secondary: second }
    }
    const avisar = avisable && !avisado ? [acciones.avisame] : []
    const cambiar = avisado ? [acciones.cambiar] : []
    const [first, second] = [...avisar, ...voy, ...(voy.length > 0 ? cambiar : [...yaLlegue, ...cambiar])]
    return { primary: first, secondary: second }
  }

  const inBar = [primary, secondary].some((one) => one === acciones.avisame || one === acciones.cambiar)

  return (
    <>
      <Cuerpo>
        {notice}
        <Pase
          etiqueta={etiqueta}
          cola={datos ? propio(datos.cola.nombre) : ''}
          nombre={datos?.turno.nombre ?? turno.nombre}
          crowded={datos?.demora != null}
          band={(offline || casi) && <Banda at={updatedAt} zona={datos?.empresa.zona} offline={offline} />}
        >
          <Cabeza datos={datos} offline={offline}>
            <Vivo at={updatedAt} zona={datos?.empresa.zona} offline={offline} avisado={avisado} />
          </Cabeza>
          {datos?.turno.pausa ? <EnPausa datos={datos} /> : <Espera datos={datos} most={most} />}
          <Facts
            facts={[
              [t.turnoActual, datos?.turnoActual?.etiqueta ?? t.sinActual],
              [t.faltan, faltantesDe(datos)],
            ]}
          >
            <div className="col-span-2 -mx-2 mt-4 flex min-h-12 items-center gap-3 rounded-control bg-sunken pl-3 tight:mt-3">
              <dt className="text-sm text-muted">{t.codigo}</dt>
              <dd className="flex flex-1 items-center justify-between text-lg font-bold tracking-[0.04em] whitespace-nowrap">
                {codigoEnGrupos(turno.codigo)}
                <span className="text-brand-text">
                  <CopyButton text={turno.codigo} touch />
                </span>
              </dd>
            </div>
          </Facts>
        </Pase>
        <Anuncios datos={datos} />
        <Linea datos={datos} avisos={avisos} error={action.error} unreached={unreached} />
      </Cuerpo>
      <BarraDeEspera
        primary={primary}
        secondary={secondary}
        onMas={datos ? () => open('mas') : undefined}
        onCancelar={() => setSheet('cancelar')}
      />
      {sheet === 'mas' && datos && mas.Part && (
        <mas.Part
          turno={turno}
          datos={datos}
          offline={offline}
          timbre={timbre}
          aviso={avisable && !inBar ? { active: avisado, onOpen: () => open('avisame') } : undefined}
          onCancelar={() => setSheet('cancelar')}
          onClose={close}
        />
      )}
      {sheet === 'avisame' && datos && avisos && aviso.Part && (
        <aviso.Part
          choice={choice}
          avisos={avisos}
          empresa={datos.empresa.nombre}
          antes={antes ?? 0}
          onClose={close}
        />
      )}
      <CancelarSheet
        open={sheet === 'cancelar'}
        datos={datos}
        offline={offline}
        onClose={close}
        onConfirm={onCancelar}
      />
    </>
  )
}

type VivoProps = { at: number; zona?: string; offline: boolean; avisado: boolean }

/** Beside the state: that it is live, or the time of the last one. */
function Vivo({ at, zona, offline, avisado }: VivoProps) {
  const locale = useLocale()
  if (avisado && !offline) {
    return (
      <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-success-text">
        <Check aria-hidden="true" className="size-4" />
        {t.teAvisamos}
      </span>
    )
  }
  if (!at) return null
  const hora = formatTime(locale, at, zona)
  return <span className="text-sm whitespace-nowrap text-muted">{offline ? t.alas(hora) : t.vivo(hora)}</span>
}

type BandaProps = { at: number; zona?: string; offline: boolean }

/** Across the pass: that there is no network, or that the customer should come. */
function Banda({ at, zona, offline }: BandaProps) {
  const locale = useLocale()
  if (offline) {
    return (
      <p role="status" className="flex min-h-12 items-center gap-3 bg-warning-soft px-5 text-warning-text">
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        <span>
          <strong className="font-semibold">{t.sinConexion}</strong>
          {at > 0 && ` ${t.desdeLas(formatTime(locale, at, zona))}`}
        </span>
      </p>
    )
  }
  return (
    <p
      role="status"
      className="flex min-h-12 items-center gap-3 bg-warning px-5 text-lg leading-6 font-bold tracking-[-0.01em] text-on-warning"
    >
      <BellRing aria-hidden="true" className="size-6 shrink-0" />
      {t.casi}
    </p>
  )
}

/** Until when the turno is set aside. */
function EnPausa({ datos }: { datos: Verificacion }) {
  const locale = useLocale()
  const hasta = datos.turno.pausa?.hasta
  return (
    <div aria-live="polite" className="mt-4 grid content-center gap-2 min-[390px]:mt-6">
      <p className="text-2xl leading-9 font-extrabold tracking-[-0.025em]">
        {hasta ? posponer.pausa(formatTime(locale, hasta, datos.empresa.zona)) : posponer.pausaSinHora}
      </p>
      <p className="text-muted">{posponer.pausaTexto}</p>
    </div>
  )
}

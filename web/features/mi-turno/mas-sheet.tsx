import { Bell, ChevronRight, type LucideIcon, MapPinCheck, Sun, Timer, Users, Volume2, X } from 'lucide-react'
import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { avisame } from '#texts/avisame.ts'
import { miTurno } from '#texts/mi-turno.ts'
import { posponer as t } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { cx } from '#web/ui/cx.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { DejarPasar, dejables } from './dejar-pasar.tsx'
import { llegue } from './posponer-api.ts'
import type { Timbre } from './use-timbre.ts'
import { Vuelvo } from './vuelvo.tsx'

type View = 'lista' | 'pasar' | 'vuelvo'

type Props = {
  turno: TurnoGuardado
  datos: Verificacion
  offline: boolean
  timbre: Timbre
  /** Set where the notice is not one of the actions below the pass. */
  aviso?: { active: boolean; onOpen: () => void }
  onCancelar: () => void
  onClose: () => void
}

/** What the customer can do besides the actions in view. Explains what each does to the place in the line. */
export default function MasSheet(props: Props) {
  const { turno, datos, offline, timbre, aviso, onCancelar, onClose } = props
  const locale = useLocale()
  const [view, setView] = useState<View>('lista')
  const action = useAction(async (run: () => Promise<unknown>) => {
    await run()
    onClose()
  })
  const { pausa, llego = false, posponer: quedan } = datos.turno
  const pasan = dejables(datos)
  const back = { onBack: () => setView('lista'), busy: action.pending, run: action.run, turno, datos }
  const title = {
    lista: t.titulo(datos.turno.etiqueta),
    pasar: t.dejarTitulo,
    vuelvo: t.vuelvoTitulo(quedan),
  }
  const needsNetwork = { disabled: offline || action.pending, why: offline ? miTurno.sinConexion : undefined }
  return (
    <Sheet
      open
      onClose={onClose}
      title={title[view]}
      onBack={
        view === 'lista'
          ? undefined
          : () => {
              action.reset()
              setView('lista')
            }
      }
    >
      {action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>}
      {view === 'pasar' && <DejarPasar {...back} />}
      {view === 'vuelvo' && <Vuelvo {...back} />}
      {view === 'lista' && (
        <div className="mt-1">
          {aviso && (
            <Row
              icon={Bell}
              label={aviso.active ? avisame.cambiarAviso : avisame.activar}
              hint={avisame.pista}
              onClick={aviso.onOpen}
              {...needsNetwork}
              leads
            />
          )}
          {!llego && (
            <Row
              icon={MapPinCheck}
              label={t.llegue}
              hint={t.lleguePista}
              onClick={() => void action.run(() => llegue(turno))}
              {...needsNetwork}
            />
          )}
          {pasan.length > 0 && (
            <Row
              icon={Users}
              label={t.dejar}
              hint={t.dejarPista(
                new Intl.ListFormat(locale, { type: 'disjunction' }).format(pasan.map(String)),
              )}
              onClick={() => setView('pasar')}
              {...needsNetwork}
              leads
            />
          )}
          {!pausa && (
            <Row
              icon={Timer}
              label={t.vuelvo(quedan)}
              hint={quedan > 0 ? t.vuelvoPista : t.llegoTexto}
              onClick={() => setView('vuelvo')}
              {...needsNetwork}
              leads
            />
          )}
          <Line />
          <SwitchRow
            icon={Volume2}
            label={miTurno.avisoSonido}
            on={timbre.sound}
            onToggle={timbre.toggleSound}
          />
          {timbre.canStayAwake && (
            <SwitchRow
              icon={Sun}
              label={miTurno.avisoPantalla}
              on={timbre.awake}
              onToggle={timbre.toggleAwake}
            />
          )}
          <Line />
          <Row icon={X} label={miTurno.cancelar} onClick={onCancelar} danger />
        </div>
      )}
    </Sheet>
  )
}

const Line = () => <hr className="my-2 border-line" />

const rowLook =
  'flex w-full items-center gap-4 max-[359px]:gap-3 rounded-control px-1 py-2 text-left hover:bg-sunken disabled:pointer-events-none'
const iconLook = 'grid size-10 shrink-0 place-items-center rounded-control'

type RowProps = {
  icon: LucideIcon
  label: string
  hint?: string
  onClick: () => void
  disabled?: boolean
  /** Replaces the hint of a row that is disabled. */
  why?: string
  /** Opens another part of the sheet. */
  leads?: boolean
  danger?: boolean
}

function Row({ icon: Icon, label, hint, onClick, disabled, why, leads, danger }: RowProps) {
  const words = why ?? hint
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className={cx(
        rowLook,
        words ? 'min-h-16' : 'min-h-14',
        danger && 'text-danger-text',
        disabled && 'text-muted',
      )}
    >
      <span className={cx(iconLook, danger ? 'bg-danger-soft' : 'bg-sunken')}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-6 font-semibold">{label}</span>
        {words && <span className="block text-sm leading-5 text-muted">{words}</span>}
      </span>
      {leads && <ChevronRight aria-hidden="true" className="size-5 shrink-0" />}
    </button>
  )
}

type SwitchRowProps = { icon: LucideIcon; label: string; on: boolean; onToggle: () => void }

const SwitchRow = ({ icon: Icon, label, on, onToggle }: SwitchRowProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    onClick={onToggle}
    className={cx(rowLook, 'group min-h-14')}
  >
    <span className={cx(iconLook, 'bg-sunken')}>
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0 flex-1 font-semibold">{label}</span>
    <span
      aria-hidden="true"
      className="h-8 w-13 shrink-0 rounded-full bg-line-strong p-1 transition-colors group-aria-checked:bg-brand forced-colors:border"
    >
      <span className="block size-6 rounded-full bg-white transition-transform group-aria-checked:translate-x-5 forced-colors:bg-[ButtonText]" />
    </span>
  </button>
)

import { Ellipsis, type LucideIcon } from 'lucide-react'
import { miTurno as t } from '#texts/mi-turno.ts'
import { Button } from '#web/ui/button.tsx'
import { Barra } from './marco.tsx'

export type Accion = {
  icon: LucideIcon
  label: string
  onClick: () => unknown
  disabled?: boolean
  loading?: boolean
  /** Quiet, though it is the main action. */
  soft?: boolean
}

type Props = {
  primary?: Accion
  secondary?: Accion
  onMas?: () => void
  onCancelar: () => void
}

/** One action at a time, another beside 'Más', and giving up the turno as a quiet line. None works without script. */
export const BarraDeEspera = ({ primary, secondary, onMas, onCancelar }: Props) => (
  <Barra look="flush" className="noscript:hidden">
    {primary && <Boton {...primary} main />}
    <div className="flex gap-2">
      {secondary && <Boton {...secondary} />}
      <Button
        variant="outline"
        size="touchRow"
        className={secondary ? 'min-w-28 max-[359px]:min-w-24' : 'flex-1'}
        disabled={!onMas}
        onClick={onMas}
      >
        <Ellipsis aria-hidden="true" className="size-5 shrink-0" />
        {t.mas}
      </Button>
    </div>
    <button
      type="button"
      onClick={onCancelar}
      className="-mt-1 min-h-11 justify-self-center rounded-control px-4 text-sm font-medium text-muted underline underline-offset-4"
    >
      {t.cancelar}
    </button>
  </Barra>
)

/** Its focus stays where it is when the action in this place changes. */
const Boton = ({ icon: Icon, label, soft, main, onClick, ...rest }: Accion & { main?: boolean }) => (
  <Button
    variant={main ? (soft ? 'soft' : 'primary') : 'outline'}
    size={main ? 'touch' : 'touchRow'}
    className={main ? 'w-full' : 'min-w-0 flex-1'}
    onClick={() => void onClick()}
    {...rest}
  >
    <Icon aria-hidden="true" className={main ? 'size-6 shrink-0' : 'size-5 shrink-0'} />
    {label}
  </Button>
)

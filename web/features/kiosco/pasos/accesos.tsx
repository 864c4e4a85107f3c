import { Accessibility, ALargeSmall, Contrast, Volume2 } from 'lucide-react'
import { kiosco as t } from '#texts/kiosco.ts'
import { cx } from '#web/ui/cx.ts'
import { canSpeak } from './leer.ts'

/** How this person sees and hears the kiosk. */
export type Acceso = Record<'abajo' | 'grande' | 'contraste' | 'audio', boolean>

export const SIN_AYUDAS: Acceso = { abajo: false, grande: false, contraste: false, audio: false }

const ICONOS = { abajo: Accessibility, grande: ALargeSmall, contraste: Contrast, audio: Volume2 }

type Props = { acceso: Acceso; abiertos: boolean; onChange: (acceso: Acceso) => void }

/** The accessibility bar. On a small screen it is shown when its button is touched. */
export const Accesos = ({ acceso, abiertos, onChange }: Props) => (
  <nav aria-label={t.accesibilidad} className={cx('k-accesos', abiertos && 'abiertos')}>
    {(Object.keys(ICONOS) as (keyof Acceso)[])
      .filter((cual) => cual !== 'audio' || canSpeak())
      .map((cual) => {
        const Icono = ICONOS[cual]
        return (
          <button
            key={cual}
            type="button"
            aria-pressed={acceso[cual]}
            onClick={() => onChange({ ...acceso, [cual]: !acceso[cual] })}
          >
            <Icono aria-hidden="true" />
            {t.accesos[cual]}
          </button>
        )
      })}
  </nav>
)

import { Accessibility, ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'

const CLOCK_MS = 5000
const LONG_PRESS_MS = 800

type MarcaProps = { empresa: Publico['empresa']; onAjustes: (() => void) | null }

/** Company and clock. A long press on the logo opens the settings of the kiosk, and so does the Enter key. */
export function Marca({ empresa, onAjustes }: MarcaProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = () => clearTimeout(timer.current)
  const logo = <EmpresaLogo src={empresa.logo} size="" />
  return (
    <>
      <div className="k-marca">
        {onAjustes ? (
          <button
            type="button"
            className="k-logo"
            aria-label={t.ajustes}
            onPointerDown={() => {
              release()
              timer.current = setTimeout(onAjustes, LONG_PRESS_MS)
            }}
            onPointerUp={release}
            onPointerLeave={release}
            onPointerCancel={release}
            onContextMenu={(event) => event.preventDefault()}
            // Only a key, or a screen reader, clicks without a pointer.
            onClick={({ detail }) => detail === 0 && onAjustes()}
          >
            {logo}
          </button>
        ) : (
          <span className="k-logo">{logo}</span>
        )}
        <span className="k-empresa">{empresa.nombre}</span>
      </div>
      <Reloj zona={empresa.zona} />
    </>
  )
}

function Reloj({ zona }: { zona: string }) {
  const locale = useLocale()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return <time className="k-reloj">{formatTime(locale, now, zona)}</time>
}

type PasoProps = { titulo: string; paso: number; de: number; onBack: () => void }

/** The way back, the question and how many steps there are. */
export const CabezaDePaso = ({ titulo, paso, de, onBack }: PasoProps) => (
  <>
    <Volver onBack={onBack} className="k-volver" />
    <p className="k-titulo" aria-hidden="true">
      {titulo}
    </p>
    <div className="k-progreso" role="img" aria-label={t.paso(paso, de)}>
      <span>{t.paso(paso, de)}</span>
      {Array.from({ length: de }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no other identity.
        <i key={i} className={i < paso ? 'on' : undefined} />
      ))}
    </div>
  </>
)

export const Volver = ({ onBack, className }: { onBack: () => void; className: string }) => (
  <button type="button" className={className} onClick={onBack}>
    <ArrowLeft aria-hidden="true" />
    {t.volver}
  </button>
)

type CabezaProps = { abiertos: boolean; onAccesos: () => void; children: ReactNode }

export const Cabeza = ({ abiertos, onAccesos, children }: CabezaProps) => (
  <header className="k-cabeza">
    {children}
    <button
      type="button"
      className="k-acceso"
      aria-label={t.accesibilidad}
      aria-expanded={abiertos}
      onClick={onAccesos}
    >
      <Accessibility aria-hidden="true" />
    </button>
  </header>
)

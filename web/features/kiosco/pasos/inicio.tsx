import { ChevronRight, Ticket } from 'lucide-react'
import type { Idioma } from '#contract/idioma.ts'
import { comun } from '#texts/comun.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { pedirTurno } from '#texts/pedir-turno.ts'
import { changeLanguage } from '#web/lib/page/change-language.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { currentLanguage } from '#web/texts/live.ts'
import { Pregunta } from './pregunta.tsx'
import { EnElTelefono } from './telefono.tsx'

type Props = {
  empresaId: string
  enEspera: number
  idiomas: readonly Idioma[]
  onStart: () => void
}

/** The first page of a kiosk that offers several languages. */
export const Inicio = ({ empresaId, enEspera, idiomas, onStart }: Props) => (
  <div className="k-cuerpo k-con-qr k-inicio">
    <div className="k-columna">
      <Pregunta titulo={t.hola} texto={pedirTurno.enEspera(enEspera)} />
      <button type="button" className="k-empezar" onClick={onStart}>
        <span>
          <Ticket aria-hidden="true" />
        </span>
        <span>
          <b>{t.empezar}</b>
          <small>{t.porOrden}</small>
        </span>
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
    <EnElTelefono empresaId={empresaId} />
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form. */}
    <div role="group" aria-label={comun.idioma} className="k-idiomas">
      {idiomas.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === currentLanguage()}
          // Without network the kiosk stays in its own language.
          onClick={() => void changeLanguage(code).catch(() => {})}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </div>
  </div>
)

import { useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import type { DatosPagina } from '#contract/paginas.ts'
import type { Turno } from '#contract/turno.ts'
import { idiomaDelEnlace } from './idioma-del-enlace.ts'
import estilo from './pasos.css?url'
import { Persona } from './persona.tsx'
import { Ticket } from './ticket.tsx'
import { useImprimir } from './use-imprimir.ts'

// Loaded on demand, since customers never open it. If loading fails, as without network, nothing opens.
const fetchDialog = () => import('./ajustes-dialog.tsx').then((module) => module.default)
type AjustesDialog = Awaited<ReturnType<typeof fetchDialog>>

export type PasosProps = {
  datos: DatosPagina
  publico: Publico
  offline: boolean
  turno: Turno | null
  /** Changes with each person. */
  persona: number
  onTurno: (turno: Turno) => void
  onNext: () => void
}

/** The address of the style sheet that has to be loaded before the steps are shown. */
export { estilo }

/** The kiosk: one question at a time, then the turno. */
export function Pasos({ datos, publico, offline, turno, persona, onTurno, onNext }: PasosProps) {
  const [imprimir, setImprimir] = useImprimir()
  const [Dialog, setDialog] = useState<AjustesDialog | null>(null)
  // Kiosk mode hides the settings until the page is loaded again.
  const [kiosk, setKiosk] = useState(false)
  const openSettings = () =>
    fetchDialog().then(
      (dialog) => setDialog(() => dialog),
      () => {},
    )
  const idiomas = publico.empresa.idiomas ? [...new Set([datos.idioma, ...publico.empresa.idiomas])] : []
  return (
    <>
      <Persona
        key={persona}
        datos={datos}
        publico={publico}
        offline={offline}
        turno={turno}
        idiomas={idiomas}
        imprimir={imprimir}
        onAjustes={kiosk ? null : openSettings}
        onTurno={onTurno}
        onNext={onNext}
      />
      {Dialog && (
        <Dialog
          imprimir={imprimir}
          onImprimir={setImprimir}
          onKiosk={() => setKiosk(true)}
          onClose={() => setDialog(null)}
        />
      )}
      {turno && (imprimir.siempre || imprimir.boton) && (
        <Ticket turno={turno} publico={publico} idioma={idiomaDelEnlace(datos)} />
      )}
    </>
  )
}

import { AppWindow, Keyboard, Megaphone, Moon, Pause, Play, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ColaPersonal } from '#contract/cola.ts'
import { anunciar } from '#texts/anunciar.ts'
import { atender } from '#texts/atender.ts'
import { cola as t } from '#texts/cola.ts'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { paths } from '#web/paths.ts'
import { AnunciarDialog } from '#web/shared/anunciar/anunciar-dialog.tsx'
import { useAtenderState } from '#web/shared/atender/atender.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { AperturaItems } from './apertura-items.tsx'
import { CerrarJornadaDialog } from './cerrar-jornada-dialog.tsx'
import { useCambiarEstado } from './estado-button.tsx'

const icon = { 'aria-hidden': true, className: 'size-4' } as const

const ROOMY = '(min-width: 1024px)'

type Props = {
  empresaId: string
  /** The chosen queue; undefined: all. */
  estado: ColaPersonal | undefined
  onHelp: () => void
  onOpen: () => void
}

export function ColaMenu({ empresaId, estado, onHelp, onOpen }: Props) {
  const [closing, setClosing] = useState(false)
  const [announcing, setAnnouncing] = useState(false)
  // From 1024 px, pausing and the screens have their own buttons.
  const wide = useMedia(ROOMY)
  const colaId = estado?.cola.id ?? ''
  const cambiar = useCambiarEstado({ empresaId, colaId })
  const activa = estado?.cola.estado === 'activa'
  const { puede } = useAtenderState()
  const atiende = puede('atender', estado?.cola.id)
  return (
    <>
      <Menu label={t.menu(estado?.cola.nombre ?? t.todas)}>
        {!wide && atiende && estado && (
          <button type="button" {...menuItem} onClick={() => cambiar.run(!activa)}>
            {activa ? <Pause {...icon} /> : <Play {...icon} />}
            {activa ? t.pausar : t.iniciar}
          </button>
        )}
        {!wide && activa && (
          <button type="button" {...menuItem} onClick={onOpen}>
            <AppWindow {...icon} />
            {t.abrirPantalla}
          </button>
        )}
        {puede('configurar') && (
          <Link to={paths.dashboard(empresaId, 'administrar-cola')} {...menuItem}>
            <SlidersHorizontal {...icon} />
            {t.editarCola}
          </Link>
        )}
        {atiende && estado && <AperturaItems empresaId={empresaId} cola={estado.cola} />}
        {puede('avisar', estado?.cola.id) && (
          <button type="button" {...menuItem} onClick={() => setAnnouncing(true)}>
            <Megaphone {...icon} />
            {anunciar.abrirEnMenu}
          </button>
        )}
        {atiende && (
          <button type="button" {...menuItem} onClick={() => setClosing(true)}>
            <Moon {...icon} />
            {t.cerrarJornada}
          </button>
        )}
        <button type="button" {...menuItem} onClick={onHelp}>
          <Keyboard {...icon} />
          {atender.atajos.abrir}
        </button>
      </Menu>
      <AnunciarDialog
        key={colaId}
        empresaId={empresaId}
        colaId={estado?.cola.id}
        open={announcing}
        onClose={() => setAnnouncing(false)}
      />
      <CerrarJornadaDialog
        empresaId={empresaId}
        estado={estado}
        open={closing}
        onClose={() => setClosing(false)}
      />
    </>
  )
}

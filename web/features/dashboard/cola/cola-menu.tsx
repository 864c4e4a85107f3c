import { Moon, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ColaPersonal } from '#contract/cola.ts'
import { cola as t } from '#texts/cola.ts'
import { paths } from '#web/paths.ts'
import { Menu, menuItemLook } from '#web/ui/menu.tsx'
import type { ColaRef } from './api.ts'
import { CerrarJornadaDialog } from './cerrar-jornada-dialog.tsx'

type Props = { cola: ColaRef; estado: ColaPersonal }

export function ColaMenu({ cola, estado }: Props) {
  const [closing, setClosing] = useState(false)
  return (
    <>
      <Menu label={t.menu(estado.cola.nombre)}>
        <Link to={paths.dashboard(cola.empresaId, 'administrar-cola')} className={menuItemLook}>
          <SlidersHorizontal aria-hidden="true" className="size-5 text-muted" />
          {t.editarCola}
        </Link>
        <button type="button" onClick={() => setClosing(true)} className={menuItemLook}>
          <Moon aria-hidden="true" className="size-5 text-muted" />
          {t.cerrarJornada}
        </button>
      </Menu>
      <CerrarJornadaDialog cola={cola} estado={estado} open={closing} onClose={() => setClosing(false)} />
    </>
  )
}

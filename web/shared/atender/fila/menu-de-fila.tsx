import {
  ArrowRightLeft,
  BellPlus,
  BellRing,
  Check,
  CircleArrowRight,
  type LucideIcon,
  Megaphone,
  MessageSquareReply,
  NotebookPen,
  Pause,
  Pencil,
  Undo2,
  UserMinus,
  UserX,
} from 'lucide-react'
import { Fragment } from 'react'
import { atender } from '#texts/atender.ts'
import { flujo } from '#texts/flujo.ts'
import { Kbd } from '#web/ui/kbd.tsx'
import { dangerItem, Menu, MenuLine, menuItem } from '#web/ui/menu.tsx'
import type { AccionTurno } from '../actions.ts'
import { useAtender } from '../atender.tsx'
import type { Fila } from './fila.ts'
import { useFilas } from './fila-provider.tsx'
import { useOrders } from './use-orders.ts'

type Item = { icon: LucideIcon; label: string; key?: string; danger?: boolean; run: () => void }

type Props = {
  turno: Fila
  de: 'espera' | 'apartado' | 'atencion'
  /** Where the visit continues, for a customer in service. */
  sigue?: { id: string; nombre: string } | null
  /** Starts with finishing, calling again and absent, where these have no buttons of their own. */
  entero?: boolean
  className?: string
}

/** The menu of every action on one customer. */
export function MenuDeFila({ turno, de, sigue, entero, className }: Props) {
  const { mayServe } = useFilas()
  const items = useItems({ turno, de, sigue, entero })
  if (!mayServe(turno)) return null
  const nombre = turno.nombreOculto ? flujo.nombreOculto : turno.nombre
  return (
    <Menu
      label={atender.lista.acciones(turno.etiqueta, nombre)}
      title={[turno.etiqueta, nombre].filter(Boolean).join(' · ')}
      className={className}
    >
      {items.map(({ icon: Icon, label, key, danger, run }) => (
        <Fragment key={label}>
          {danger && <MenuLine />}
          <button type="button" {...(danger ? dangerItem : menuItem)} onClick={run}>
            <Icon aria-hidden="true" className="size-4" />
            <span className="min-w-0 wrap-anywhere">{label}</span>
            {key && <Kbd className="ml-auto">{key}</Kbd>}
          </button>
        </Fragment>
      ))}
    </Menu>
  )
}

function useItems({ turno, de, sigue, entero }: Props): Item[] {
  const { act, fail } = useAtender()
  const { ask, mayCall, mayNotify, callThis } = useFilas()
  const { reanudar, seguir, avisar } = useOrders()
  const transferir = {
    icon: ArrowRightLeft,
    label: flujo.menu.transferir,
    run: () => ask('transferir', turno),
  }
  const apartar = { icon: Pause, label: flujo.menu.apartar, run: () => ask('apartar', turno) }
  const datos = { icon: NotebookPen, label: flujo.menu.datos, run: () => ask('datos', turno) }
  const avisos = { icon: BellRing, label: flujo.menu.avisos, run: () => ask('avisos', turno) }
  const contestar = {
    icon: MessageSquareReply,
    label: flujo.menu.contestar,
    run: () => ask('contestar', turno),
  }
  const respuesta = turno.mensaje !== undefined && mayNotify(turno) ? [contestar] : []
  const acercar = { icon: BellPlus, label: flujo.menu.acercar, run: () => void avisar(turno).catch(fail) }
  const cerca = mayNotify(turno) ? [acercar] : []
  const quitar = {
    icon: UserMinus,
    label: atender.lista.quitar,
    danger: true,
    run: () => act('retirar', turno),
  }
  const nombre = { icon: Pencil, label: atender.lista.renombrar, run: () => ask('renombrar', turno) }
  // A name that is hidden or was never given cannot be corrected.
  const corregir = turno.nombre ? [nombre] : []
  if (de === 'atencion') {
    const pasar = { icon: CircleArrowRight, run: () => sigue && void seguir(turno, sigue).catch(fail) }
    const paso = sigue ? [{ ...pasar, label: flujo.menu.seguir(sigue.nombre) }] : []
    const fin = (accion: AccionTurno, icon: LucideIcon): Item => ({
      icon,
      label: atender.acciones[accion],
      run: () => act(accion, turno),
    })
    const fines = entero ? [fin('finalizar', Check), fin('rellamar', BellRing), fin('ausente', UserX)] : []
    return [
      ...fines,
      ...respuesta,
      ...paso,
      { ...transferir, key: 'T' },
      { ...apartar, key: 'P' },
      datos,
      avisos,
      ...corregir,
    ]
  }
  if (de === 'apartado') {
    const volver = { icon: Undo2, label: flujo.menu.reanudar, run: () => void reanudar(turno).catch(fail) }
    return [...respuesta, volver, transferir, ...cerca, datos, avisos, ...corregir, quitar]
  }
  const llamar = { icon: Megaphone, label: flujo.menu.llamar, run: () => callThis(turno) }
  return [
    ...respuesta,
    ...(mayCall(turno) ? [llamar] : []),
    ...cerca,
    transferir,
    apartar,
    datos,
    avisos,
    ...corregir,
    quitar,
  ]
}

import type { CambiosTurno } from '#contract/turno.ts'
import { flujo as t } from '#texts/flujo.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useAtender } from '../atender.tsx'
import { type Fila, llamarse } from './fila.ts'
import { type Destino, orders } from './orders.ts'

type Quien = Pick<Fila, 'id' | 'etiqueta' | 'nombre'>

/** The orders, each with a message and an undo. Each rejects when the server refuses. */
export function useOrders() {
  const { empresaId, order } = useAtender()
  const toast = useToast()
  const of = ({ id }: Quien) => ({ empresaId, turnoId: id })
  const hecho = (que: keyof typeof t.deshacerQue, turno: Quien, text: string) => ({
    text,
    undo: t.deshacerQue[que](llamarse(turno)),
    undone: t.comoAntes(llamarse(turno)),
  })
  return {
    /** `destino` names the destination for the message; null: another place in the same queue. */
    transferir: (turno: Quien, a: Destino, destino: string | null) => {
      const nombre = llamarse(turno)
      const text = destino === null ? t.hecho.mover(nombre) : t.hecho.transferir(nombre, destino)
      return order(turno.id, () => orders.transferir(of(turno), a), hecho('transferir', turno, text))
    },
    seguir: (turno: Quien, { id, nombre }: { id: string; nombre: string }) => {
      const text = t.hecho.transferir(llamarse(turno), nombre)
      return order(turno.id, () => orders.seguir(of(turno), id), hecho('transferir', turno, text))
    },
    apartar: (turno: Quien, minutos: number | null) => {
      const said = hecho('apartar', turno, t.hecho.apartar(llamarse(turno)))
      return order(turno.id, () => orders.apartar(of(turno), minutos), said)
    },
    reanudar: (turno: Quien) => {
      const said = hecho('reanudar', turno, t.hecho.reanudar(llamarse(turno)))
      return order(turno.id, () => orders.reanudar(of(turno)), said)
    },
    volver: (turno: Quien) => {
      const said = hecho('reanudar', turno, t.hecho.reanudar(llamarse(turno)))
      return order(turno.id, () => orders.volver(of(turno)), said)
    },
    /** A message that was sent cannot be undone. */
    avisar: async (turno: Quien, frase?: string) => {
      await orders.avisar(of(turno), frase)
      toast(t.hecho.avisar(llamarse(turno)))
    },
    cambiar: (turno: Quien, cambios: CambiosTurno) => {
      const said = hecho('datos', turno, t.hecho.datos(llamarse(turno)))
      return order(turno.id, () => orders.cambiar(of(turno), cambios), said)
    },
  }
}

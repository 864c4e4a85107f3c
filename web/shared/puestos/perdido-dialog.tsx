import { useEffect } from 'react'
import type { PorQueLibre } from '#contract/puesto.ts'
import { puestos } from '#texts/puestos.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { stay } from './stay.ts'
import type { Perdido } from './use-desk.ts'

/** Reasons that the user caused and already knows about. */
const OWN: readonly PorQueLibre[] = ['salida', 'cambio', 'sesion']

function sentence({ stay: { nombre, usuario }, puesto }: Perdido): string {
  if (!puesto) return puestos.perdido.eliminado(nombre)
  if (puesto.ocupacion && puesto.ocupacion.usuario === usuario) return puestos.perdido.propio(puesto.nombre)
  if (puesto.ocupacion)
    return puestos.perdido.relevo(puesto.ocupacion.usuario || puestos.alguien, puesto.nombre)
  if (puesto.librePor === 'equipo') return puestos.perdido.equipo(puesto.nombre)
  if (puesto.librePor === 'sin_senal') return puestos.perdido.sinSenal(puesto.nombre)
  if (puesto.librePor === 'jornada') return puestos.perdido.jornada(puesto.nombre)
  return puestos.perdido.otro(puesto.nombre)
}

const isOwn = ({ puesto }: Perdido) => puesto?.librePor != null && OWN.includes(puesto.librePor)

/** Shown when the desk of this browser was taken over or freed. */
export function PerdidoDialog({ perdido, onChoose }: { perdido: Perdido | null; onChoose: () => void }) {
  const own = perdido !== null && isOwn(perdido)
  useEffect(() => {
    if (own) stay.forget()
  }, [own])
  return (
    <Dialog
      open={perdido !== null && !own}
      onClose={stay.forget}
      title={puestos.perdido.titulo}
      actions={
        <>
          <Button variant="secondary" onClick={stay.forget}>
            {puestos.perdido.entendido}
          </Button>
          <Button
            autoFocus
            onClick={() => {
              stay.forget()
              onChoose()
            }}
          >
            {puestos.perdido.elegir}
          </Button>
        </>
      }
    >
      {perdido && <p>{sentence(perdido)}</p>}
    </Dialog>
  )
}

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Elegir } from '#contract/empresa.ts'
import { flujo } from '#texts/flujo.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { useEmpresa } from '#web/shared/queries.ts'
import { useAtender } from '../atender.tsx'
import { RenombrarDialog } from '../renombrar-dialog.tsx'
import { ApartarDialog } from './apartar-dialog.tsx'
import { AvisosDialog } from './avisos-dialog.tsx'
import { ContestarDialog } from './contestar-dialog.tsx'
import { DatosDialog } from './datos-dialog.tsx'
import type { Fila } from './fila.ts'
import { MotivoDialog } from './motivo-dialog.tsx'
import { TransferirDialog } from './transferir-dialog.tsx'

type Que = 'transferir' | 'apartar' | 'elegir' | 'restaurar' | 'datos' | 'renombrar' | 'avisos' | 'contestar'

interface Filas {
  /** Opens the dialog that an action needs first. */
  ask(que: Que, turno: Fila): void
  /** Whether the user may act on this turno. */
  mayServe(turno: Fila): boolean
  /** Whether this turno may be called now, by the company's rule and the user's rol. */
  mayCall(turno: Fila): boolean
  /** Whether the user may send a notice to this customer. */
  mayNotify(turno: Fila): boolean
  /** Calls this turno; first asks for a reason in companies that require one. */
  callThis(turno: Fila): void
  /** The company's rule about putting a customer before those of a queue; 'nadie' without the permission. */
  reglaEn(colaId: string): Elegir
}

const Context = createContext<Filas | null>(null)

export function useFilas(): Filas {
  const filas = useContext(Context)
  if (!filas) throw new Error('FilaProvider is missing')
  return filas
}

/** Holds one dialog of each kind for a whole screen. */
export function FilaProvider({ children }: { children: ReactNode }) {
  const { empresaId, callOne, restore } = useAtender()
  const empresa = useEmpresa(empresaId).data
  const [asked, setAsked] = useState<{ que: Que; turno: Fila } | null>(null)
  const close = () => setAsked(null)
  const of = (que: Que) => (asked?.que === que ? asked.turno : null)
  // Every row reads this value, so it changes only with the user's permissions.
  const filas = useMemo((): Filas => {
    const regla = empresa?.config.elegir ?? 'nadie'
    return {
      ask: (que, turno) => setAsked({ que, turno }),
      mayServe: ({ colaId }) => empresa !== undefined && puedeEn(empresa, 'atender', colaId),
      mayCall: ({ colaId, delante }) =>
        empresa !== undefined &&
        puedeEn(empresa, 'elegir', colaId) &&
        delante !== undefined &&
        (delante === 0 || regla !== 'nadie'),
      mayNotify: ({ colaId }) => empresa !== undefined && puedeEn(empresa, 'avisar', colaId),
      callThis: (turno) => {
        if (turno.delante && regla === 'con motivo') setAsked({ que: 'elegir', turno })
        else callOne(turno, '')
      },
      reglaEn: (colaId) => (empresa && puedeEn(empresa, 'elegir', colaId) ? regla : 'nadie'),
    }
  }, [empresa, callOne])
  return (
    <Context value={filas}>
      {children}
      <TransferirDialog turno={of('transferir')} reglaEn={filas.reglaEn} onClose={close} />
      <ApartarDialog turno={of('apartar')} onClose={close} />
      <MotivoDialog turno={of('elegir')} words={flujo.elegir} onMotivo={callOne} onClose={close} />
      <MotivoDialog
        turno={of('restaurar')}
        words={flujo.restaurar}
        onMotivo={(turno, motivo) => restore(turno, motivo)}
        onClose={close}
      />
      <DatosDialog turno={of('datos')} onClose={close} />
      <RenombrarDialog turno={of('renombrar')} onClose={close} />
      <AvisosDialog turno={of('avisos')} onClose={close} />
      <ContestarDialog turno={of('contestar')} onClose={close} />
    </Context>
  )
}

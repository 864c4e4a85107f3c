import { useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { Puesto } from '#contract/turno.ts'
import { limpiarLinea } from '#domain/nombre.ts'
import { atender } from '#texts/atender.ts'
import { comun } from '#texts/comun.ts'
import type { Limits } from '#web/lib/form/limits.ts'
import { llamarse } from '#web/shared/atender/fila/fila.ts'
import { usePublico } from '#web/shared/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const limits: Limits = Puesto

type Props = {
  empresaId: string
  open: boolean
  onClose: () => void
  onChoose: (puesto: string) => void
}

/** Asks once from which desk this browser calls. Proposes the first unused number. */
export function PuestoDialog({ empresaId, open, onClose, onChoose }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const publico = usePublico(empresaId, { enabled: open }).data
  const used = publico ? puestosDe(publico) : []
  const value = typed ?? (publico ? firstFree(used) : '')
  const serving = publico && servedAt(publico, value)

  function close() {
    setTyped(null)
    onClose()
  }
  function choose() {
    const puesto = limpiarLinea(value)
    if (!puesto) return
    setTyped(null)
    onChoose(puesto)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={atender.puesto.titulo}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {comun.cancelar}
          </Button>
          <Button onClick={choose}>{atender.puesto.aceptar}</Button>
        </>
      }
    >
      <p>{atender.puesto.texto}</p>
      <TextField
        label={atender.puesto.label}
        hint={used.length > 0 ? atender.puesto.ocupados(used.join(', ')) : atender.puesto.pista}
        error={serving ? atender.puesto.enUso(value, serving) : undefined}
        value={value}
        maxLength={limits.maxLength}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && choose()}
      />
    </Dialog>
  )
}

/** Desks that are serving now or called recently. */
const puestosDe = ({ colas, ultimosLlamados }: Publico): string[] =>
  [
    ...new Set([...colas.flatMap(({ enAtencion }) => enAtencion), ...ultimosLlamados].map((t) => t.puesto)),
  ].filter(Boolean)

function firstFree(used: readonly string[]): string {
  let number = 1
  while (used.includes(String(number))) number++
  return String(number)
}

function servedAt({ colas }: Publico, puesto: string): string | undefined {
  const served = colas
    .flatMap(({ enAtencion }) => enAtencion)
    .find((turno) => turno.puesto === limpiarLinea(puesto))
  return served && llamarse(served)
}

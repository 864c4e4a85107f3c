import { useState } from 'react'
import { demo } from '#texts/demo.ts'
import { LogoMark } from '#web/shared/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { COLAS, type NombreCola } from './sala.ts'
import { TelefonoTurno } from './telefono-turno.tsx'
import type { ControlesDemo } from './use-sala.ts'

export function Telefono({ demo: sala }: { demo: ControlesDemo }) {
  const [seen, setSeen] = useState<number | null>(null)
  const { propio } = sala
  const shown = propio && propio.orden !== seen ? propio : null
  return (
    <div className="mx-auto flex min-h-132 w-full max-w-80 flex-col gap-5 rounded-[32px] border-[7px] border-text/85 bg-surface p-5 shadow-card">
      <div className="flex items-center gap-2.5 text-sm">
        <LogoMark size="size-8" />
        <strong className="truncate">{demo.empresa}</strong>
      </div>
      {shown ? (
        <TelefonoTurno demo={sala} turno={shown} onNew={() => setSeen(shown.orden)} />
      ) : (
        <Pedir onPedir={sala.pedir} />
      )}
    </div>
  )
}

function Pedir({ onPedir }: { onPedir: (cola: NombreCola) => void }) {
  const [cola, setCola] = useState<NombreCola>('general')
  return (
    <div className="grid flex-1 content-between gap-6">
      <div className="grid gap-5 pt-4">
        <div className="grid gap-1">
          <h3 className="text-2xl font-bold">{demo.telefono.pide}</h3>
          <p className="text-muted">{demo.telefono.pideTexto}</p>
        </div>
        <Select
          label={demo.telefono.cola}
          value={cola}
          onChange={(event) => setCola(event.target.value as NombreCola)}
        >
          {COLAS.map(({ nombre }) => (
            <option key={nombre} value={nombre}>
              {demo.colas[nombre]}
            </option>
          ))}
        </Select>
      </div>
      <Button size="lg" wide onClick={() => onPedir(cola)}>
        {demo.telefono.boton}
      </Button>
    </div>
  )
}

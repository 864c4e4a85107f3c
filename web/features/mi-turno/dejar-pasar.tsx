import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { miTurno } from '#texts/mi-turno.ts'
import { posponer as t } from '#texts/posponer.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { antesDe } from '#web/shared/pase/espera.tsx'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/choice.tsx'
import { Note } from '#web/ui/note.tsx'
import { posponer } from './posponer-api.ts'

const PASAN = [1, 2, 3, 5]

/** How many people the customer can let pass: none where nobody is behind, or when it was done twice. */
export const dejables = ({ turno, detras }: Verificacion): number[] =>
  turno.posponer > 0 && !turno.pausa ? PASAN.filter((pasan) => pasan <= detras) : []

type Props = {
  turno: TurnoGuardado
  datos: Verificacion
  busy: boolean
  run: (run: () => Promise<unknown>) => void
}

/** Lets others go first, with a preview of the new place. */
export function DejarPasar({ turno, datos, busy, run }: Props) {
  const options = dejables(datos)
  const [chosen, setChosen] = useState(2)
  // People may leave while the sheet is open.
  const pasan = options.includes(chosen) ? chosen : (options.at(-1) ?? 1)
  return (
    <div className="mt-2 grid gap-4">
      <Chips
        label={t.dejarTitulo}
        hideLabel
        name="pasan"
        options={options.map((one) => ({ id: String(one), label: String(one) }))}
        value={String(pasan)}
        onChange={(one) => setChosen(Number(one))}
      />
      <Note icon={ArrowDownUp}>
        <strong className="font-semibold">{t.quedarias(miTurno.antes((antesDe(datos) ?? 0) + pasan))}</strong>
      </Note>
      <p className="px-1 text-muted">
        {t.dejarTexto} {t.quedan(datos.turno.posponer)}
      </p>
      <Button
        size="touch"
        wide
        loading={busy}
        disabled={options.length === 0}
        onClick={() => run(() => posponer(turno, { pasan }))}
      >
        {t.dejarA(pasan)}
      </Button>
    </div>
  )
}

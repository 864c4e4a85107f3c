import { Timer } from 'lucide-react'
import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { duracion } from '#texts/estimado.ts'
import { posponer as t } from '#texts/posponer.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { formatTime, withStop } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/choice.tsx'
import { Note } from '#web/ui/note.tsx'
import { responder } from './posponer-api.ts'

const MINUTOS = [5, 10, 15, 30]
const MINUTE_MS = 60_000

type Props = {
  turno: TurnoGuardado
  datos: Verificacion
  busy: boolean
  run: (run: () => Promise<unknown>) => void
}

/**
 * Sets the turno aside for some minutes, with the time until which nobody calls it. After a call, or when it was
 * postponed twice, only notifies the staff.
 */
export function Vuelvo({ turno, datos, busy, run }: Props) {
  const locale = useLocale()
  const [minutos, setMinutos] = useState(15)
  const quedan = datos.turno.estado === 'en espera' ? datos.turno.posponer : 0
  const hasta = formatTime(locale, Date.now() + minutos * MINUTE_MS, datos.empresa.zona)
  return (
    <div className="mt-2 grid gap-4">
      <Chips
        label={t.vuelvoTitulo(quedan)}
        hideLabel
        name="minutos"
        options={MINUTOS.map((one) => ({ id: String(one), label: duracion(one) }))}
        value={String(minutos)}
        onChange={(one) => setMinutos(Number(one))}
      />
      <Note icon={Timer}>
        {quedan > 0 ? (
          <>
            <strong className="font-semibold">{withStop(t.nadieTeLlama(hasta))}</strong> {t.conservas}
          </>
        ) : (
          t.llegoTexto
        )}
      </Note>
      {datos.turno.estado === 'en espera' && (
        <p className="px-1 text-muted">{quedan > 0 ? t.quedan(quedan) : t.noQuedan}</p>
      )}
      <Button size="touch" wide loading={busy} onClick={() => run(() => responder(turno, 'tarde', minutos))}>
        {quedan > 0 ? t.vuelvoEn(duracion(minutos)) : t.llegoEn(duracion(minutos))}
      </Button>
    </div>
  )
}

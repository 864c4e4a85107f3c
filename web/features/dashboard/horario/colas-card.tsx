import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { HorarioCola, HorarioEmpresa } from '#contract/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ColaDialog } from './cola-dialog.tsx'

const resumen = ({ semana, cierre, maxEspera, cupoDia, cupoHora }: HorarioCola): string =>
  [
    semana ? t.horarioPropio : t.horarioDeEmpresa,
    cupoDia && t.cupos.dia(cupoDia),
    cupoHora && t.cupos.hora(cupoHora),
    maxEspera && t.cupos.espera(maxEspera),
    cierre && t.cierraATiempo,
  ]
    .filter(Boolean)
    .join(' · ')

type Props = { empresaId: string; horario: HorarioEmpresa }

/** What each cola overrides: its hours, its caps, closing in time. */
export function ColasCard({ empresaId, horario }: Props) {
  const [editing, setEditing] = useState<string | null>(null)
  const cola = horario.colas.find(({ id }) => id === editing)
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <h3 className="text-lg font-bold">{t.porCola}</h3>
      <p className="text-muted">{horario.colas.length > 0 ? t.porColaTexto : t.sinColas}</p>
      <ul className="grid divide-y divide-line">
        {horario.colas.map((una) => (
          <li key={una.id} className="flex items-center justify-between gap-3 py-2">
            <span className="grid min-w-0">
              <span className="font-medium wrap-anywhere">{una.nombre}</span>
              <span className="text-sm text-muted">{resumen(una)}</span>
            </span>
            <IconButton label={t.editarCola(una.nombre)} onClick={() => setEditing(una.id)}>
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {cola && (
        <ColaDialog
          key={cola.id}
          empresaId={empresaId}
          cola={cola}
          deEmpresa={horario.semana}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  )
}

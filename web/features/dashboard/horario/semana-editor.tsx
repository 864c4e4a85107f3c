import { Copy } from 'lucide-react'
import { useState } from 'react'
import { horario } from '#texts/horario.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { CopiarDialog } from './copiar-dialog.tsx'
import { conOtroRango, copiarDia, type SemanaDraft } from './draft.ts'
import { RangosEditor } from './rangos-editor.tsx'

type Props = { semana: SemanaDraft; onChange: (semana: SemanaDraft) => void }

/** Seven days, each open or closed, with its hours. */
export function SemanaEditor({ semana, onChange }: Props) {
  const [copying, setCopying] = useState<number | null>(null)
  const put = (dia: number, rangos: SemanaDraft[number]) =>
    onChange(semana.map((actual, i) => (i === dia ? rangos : actual)))
  return (
    <>
      <ul className="grid divide-y divide-line">
        {semana.map((rangos, dia) => {
          const nombre = horario.dias[dia] ?? ''
          const abierto = rangos.length > 0
          return (
            <li
              key={nombre}
              className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[16rem_minmax(0,26rem)] md:items-start"
            >
              <div className="flex items-center gap-2">
                <Switch
                  label={t.dia(nombre)}
                  hint={abierto ? undefined : t.cerrado}
                  checked={abierto}
                  onChange={() => put(dia, abierto ? [] : conOtroRango([]))}
                  className="flex-1"
                />
                <IconButton label={t.copiarDe(nombre)} onClick={() => setCopying(dia)}>
                  <Copy aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
              {abierto && <RangosEditor dia={nombre} rangos={rangos} onChange={(next) => put(dia, next)} />}
            </li>
          )
        })}
      </ul>
      <CopiarDialog
        dia={copying}
        onClose={() => setCopying(null)}
        onCopy={(dias) => {
          if (copying !== null) onChange(copiarDia(semana, copying, dias))
          setCopying(null)
        }}
      />
    </>
  )
}

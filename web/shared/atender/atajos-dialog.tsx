import { atender } from '#texts/atender.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { keepLetters, useLetters } from './use-keys.ts'

export type Atajo = keyof typeof atender.atajos.teclas

const keys = (): [Atajo, string][] => [
  ['llamar', atender.atajo],
  ['finalizar', 'F'],
  ['rellamar', 'R'],
  ['ausente', 'A'],
  ['seguir', 'S'],
  ['transferir', 'T'],
  ['apartar', 'P'],
  ['menu', 'M'],
  ['filas', '↑ ↓'],
  ['deshacer', atender.deshacerAtajo],
  ['agregar', 'N'],
  ['buscar', '/'],
  ['salir', 'Esc'],
  ['ayuda', '?'],
]

type Props = {
  open: boolean
  onClose: () => void
  /** Lists only these shortcuts, for a screen that does not have all of them. */
  only?: readonly Atajo[]
}

export const AtajosDialog = ({ open, onClose, only }: Props) => (
  <Dialog open={open} onClose={onClose} title={atender.atajos.titulo}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {keys()
        .filter(([name]) => !only || only.includes(name))
        .map(([name, key]) => (
          <div key={name} className="contents">
            <dt>
              <kbd className="inline-block rounded-[4px] border border-line px-1.5 py-0.5 font-sans text-xs font-medium whitespace-nowrap text-muted">
                {key}
              </kbd>
            </dt>
            <dd>{atender.atajos.teclas[name]}</dd>
          </div>
        ))}
    </dl>
    <Letters />
  </Dialog>
)

const Letters = () => (
  <Switch
    label={atender.atajos.letras}
    hint={atender.atajos.letrasPista}
    checked={useLetters()}
    onChange={({ target }) => keepLetters(target.checked)}
    className="mt-2 border-t border-line"
  />
)

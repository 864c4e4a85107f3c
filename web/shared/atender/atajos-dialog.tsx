import { atender } from '#texts/atender.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const t = atender.atajos

const KEYS: [keyof typeof t.teclas, string][] = [
  ['llamar', atender.atajo],
  ['finalizar', 'F'],
  ['rellamar', 'R'],
  ['ausente', 'A'],
  ['deshacer', atender.deshacerAtajo],
  ['agregar', 'N'],
  ['buscar', '/'],
  ['salir', 'Esc'],
  ['ayuda', '?'],
]

export const AtajosDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={t.titulo}>
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {KEYS.map(([name, key]) => (
        <div key={name} className="contents">
          <dt>
            <kbd className="inline-block rounded-[6px] border border-line-strong px-2 py-0.5 font-sans text-sm font-medium whitespace-nowrap">
              {key}
            </kbd>
          </dt>
          <dd>{t.teclas[name]}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)

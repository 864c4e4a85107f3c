import type { Publico } from '#contract/cola.ts'
import { miTurno } from '#texts/mi-turno.ts'
import { preguntas as t } from '#texts/preguntas.ts'
import { usePropio } from '#web/shared/propio.ts'
import { Button } from '#web/ui/button.tsx'
import { Tiles } from '#web/ui/choice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type Props = {
  open: boolean
  preferencias: Publico['preferencias']
  value: string
  onChange: (preferenciaId: string) => void
  onClose: () => void
}

/** Chooses a preference. Few customers need one, so it is behind a quiet link. */
export function PreferenciaSheet({ open, preferencias, value, onChange, onClose }: Props) {
  const propio = usePropio()
  return (
    <Sheet open={open} onClose={onClose} title={t.preferencia}>
      <p className="px-1 pb-3 text-muted">{t.preferenciaPista}</p>
      <Tiles
        label={t.preferencia}
        hideLabel
        name="preferencia"
        markLast
        options={preferencias.map(({ id, nombre }) => ({ id, label: propio(nombre) }))}
        value={value}
        onChange={onChange}
      />
      <div className="mt-4 grid gap-1">
        <Button size="touch" wide onClick={onClose}>
          {miTurno.listo}
        </Button>
        <Button
          variant="text"
          size="touchRow"
          wide
          onClick={() => {
            onChange('')
            onClose()
          }}
        >
          {t.ninguna}
        </Button>
      </div>
    </Sheet>
  )
}

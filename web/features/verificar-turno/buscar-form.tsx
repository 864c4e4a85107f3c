import { Search } from 'lucide-react'
import { useState } from 'react'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { isBlank } from '#web/lib/field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { inicial: string; loading: boolean; onBuscar: (codigo: string) => void }

export function BuscarForm({ inicial, loading, onBuscar }: Props) {
  const [texto, setTexto] = useState(inicial)
  return (
    <Card className="grid gap-5 sm:p-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t.encabezado}</h1>
        <p className="text-muted">{t.texto}</p>
      </header>
      <Form onSubmit={() => !isBlank(texto) && !loading && onBuscar(texto)} className="grid gap-4">
        <TextField
          label={t.codigo}
          name="codigo"
          placeholder={t.ejemplo}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
          className="min-h-14 text-center text-xl font-bold tracking-[0.2em] uppercase placeholder:font-normal"
        />
        <Button type="submit" size="lg" wide disabled={isBlank(texto)} loading={loading}>
          {!loading && <Search aria-hidden="true" className="size-5" />}
          {t.buscar}
        </Button>
      </Form>
    </Card>
  )
}

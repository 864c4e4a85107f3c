import { Search } from 'lucide-react'
import { ConsultaCodigo } from '#contract/turno.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { type FieldErrors, isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Props = { inicial: string; loading: boolean; onBuscar: (codigo: string) => void }

export function BuscarForm({ inicial, loading, onBuscar }: Props) {
  const hydrated = useHydrated()
  const form = useForm({
    initial: { codigo: inicial },
    body: ConsultaCodigo,
    check: ({ codigo }): FieldErrors => (isBlank(codigo) ? { codigo: t.texto } : {}),
    send: async ({ codigo }) => onBuscar(codigo),
  })
  return (
    <Card className="grid gap-5 sm:p-8">
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold">{t.encabezado}</h1>
        <p className="text-muted">{t.texto}</p>
      </header>
      {/* Before the script runs, submitting loads this page again with the code in its data. */}
      <Form form={form} method="post" onSubmit={() => !loading && form.submit()} className="grid gap-4">
        <TextField
          {...form.field('codigo')}
          label={t.codigo}
          placeholder={t.ejemplo}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-h-14 text-center text-xl font-bold tracking-[0.2em] uppercase placeholder:font-normal"
        />
        <Button type="submit" size="lg" wide disabled={hydrated && !form.ready} loading={loading}>
          {!loading && <Search aria-hidden="true" className="size-5" />}
          {t.buscar}
        </Button>
      </Form>
    </Card>
  )
}

import { ConsultaCodigo } from '#contract/turno.ts'
import { verificarTurno as t } from '#texts/verificar-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { type FieldErrors, isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/button.tsx'
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
    // Before the script runs, submitting loads this page again with the code in its data.
    <Form
      form={form}
      method="post"
      onSubmit={() => !loading && form.submit()}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        {...form.field('codigo')}
        label={t.codigo}
        placeholder={t.ejemplo}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-h-14 px-4 text-lg font-semibold tracking-[0.08em] uppercase placeholder:font-normal"
      />
      {/* As far down as the label is high. */}
      <Button
        type="submit"
        size="touchRow"
        className="mt-[30px] min-h-14 px-4"
        disabled={hydrated && !form.ready}
        loading={loading}
      >
        {t.buscar}
      </Button>
    </Form>
  )
}

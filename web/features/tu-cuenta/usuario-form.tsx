import { CambioUsuario } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCambiarUsuario } from './api.ts'
import { Parte } from './parte.tsx'

const { usuario: t } = tuCuenta

export function UsuarioForm({ usuario }: { usuario: string }) {
  const cambiar = useCambiarUsuario()
  const toast = useToast()
  const form = useForm({
    initial: { usuario },
    body: CambioUsuario,
    sentences: { usuario: { missing: t.vacio } },
    send: (datos) => cambiar.mutateAsync(datos.usuario),
    onSent: () => toast(t.hecho),
  })
  return (
    <Parte titulo={t.titulo} texto={t.texto}>
      <Form form={form} className="grid gap-4">
        {form.failure != null && !form.errors.usuario && (
          <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>
        )}
        <TextField {...form.field('usuario')} label={t.campo} autoComplete="name" />
        <Button
          type="submit"
          variant="secondary"
          loading={form.pending}
          className="justify-self-start max-sm:w-full"
        >
          {t.boton}
        </Button>
      </Form>
    </Parte>
  )
}

import { CambioUsuario } from '#contract/cuenta.ts'
import { tuCuenta } from '#texts/tu-cuenta.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCambiarUsuario } from './api.ts'
import { ParteForm } from './parte-form.tsx'

export function UsuarioForm({ usuario }: { usuario: string }) {
  const cambiar = useCambiarUsuario()
  const toast = useToast()
  const form = useForm({
    initial: { usuario },
    body: CambioUsuario,
    sentences: { usuario: { missing: tuCuenta.usuario.vacio } },
    send: (datos) => cambiar.mutateAsync(datos),
    onSent: () => toast(tuCuenta.usuario.hecho),
  })
  return (
    <ParteForm form={form} texts={tuCuenta.usuario} texto={tuCuenta.usuario.texto}>
      <TextField {...form.field('usuario')} label={tuCuenta.usuario.campo} autoComplete="name" />
    </ParteForm>
  )
}

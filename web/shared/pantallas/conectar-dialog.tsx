import { Emparejamiento, TIPOS_DISPOSITIVO, type TipoDispositivo } from '#contract/dispositivo.ts'
import { comun } from '#texts/comun.ts'
import { pantallas as t } from '#texts/pantallas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { ElegirColas } from '#web/shared/elegir-colas.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useEmparejar } from './use-emparejar.ts'

type Props = { empresaId: string; open: boolean; onClose: () => void }

/** Asks for the code that a screen shows at /tv. */
export function ConectarDialog({ empresaId, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t.conectar}>
      <ConectarForm empresaId={empresaId} onClose={onClose} />
    </Dialog>
  )
}

function ConectarForm({ empresaId, onClose }: Omit<Props, 'open'>) {
  const emparejar = useEmparejar(empresaId)
  const toast = useToast()
  const form = useForm({
    initial: { codigo: '', nombre: '', tipo: 'monitor' as TipoDispositivo, colas: [] as string[] },
    body: Emparejamiento,
    sentences: { codigo: t.faltaCodigo, nombre: t.faltaNombre },
    send: ({ colas, ...rest }) => emparejar.mutateAsync({ ...rest, colas: colas.length > 0 ? colas : null }),
    onSent: (_reply, { nombre }) => {
      toast(t.conectada(nombre))
      onClose()
    },
  })

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t.instruccion(window.location.host + paths.tv())}</p>
      <TextField
        {...form.field('codigo')}
        label={t.codigo}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        className="font-semibold tracking-widest uppercase"
      />
      <TextField {...form.field('nombre')} label={t.nombre} placeholder={t.nombreEjemplo} />
      <Select
        label={t.tipo}
        value={form.values.tipo}
        onChange={({ target }) => form.edit({ tipo: target.value as TipoDispositivo })}
      >
        {TIPOS_DISPOSITIVO.map((tipo) => (
          <option key={tipo} value={tipo}>
            {t.tiposLargos[tipo]}
          </option>
        ))}
      </Select>
      <ElegirColas
        empresaId={empresaId}
        label={t.queColas}
        hint={t.queColasTexto}
        value={form.values.colas}
        onChange={(colas) => form.edit({ colas })}
      />
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.falloConectar)}</Banner>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t.conectarBoton}
        </Button>
      </div>
    </Form>
  )
}

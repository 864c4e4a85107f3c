import type { Empresa } from '#contract/empresa.ts'
import type { Miembro } from '#contract/equipo.ts'
import { ROLES } from '#contract/permiso.ts'
import { comun } from '#texts/comun.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCambiarMiembro } from './api.ts'
import { colasEnviadas, RolFields } from './rol-fields.tsx'

type Props = { empresa: Empresa; miembro: Miembro; open: boolean; onClose: () => void }

export function EditarDialog({ open, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={t.editarTitulo(rest.miembro.nombre)}>
      <EditarForm {...rest} />
    </Dialog>
  )
}

function EditarForm({ empresa, miembro, onClose }: Omit<Props, 'open'>) {
  const cambiar = useCambiarMiembro(empresa.id)
  const toast = useToast()
  const form = useForm({
    initial: { rol: miembro.rol, colas: miembro.colas ?? [] },
    send: (value) =>
      cambiar.mutateAsync({ id: miembro.id, cambios: { rol: value.rol, colas: colasEnviadas(value) } }),
    onSent: () => {
      toast(t.cambiado(miembro.nombre))
      onClose()
    },
  })
  const roles = puedeEn(empresa, 'propiedad') ? ROLES : ROLES.filter((rol) => rol !== 'propietario')

  return (
    <div className="grid gap-4">
      <RolFields empresa={empresa} roles={roles} value={form.values} onChange={form.edit} />
      {form.values.rol === 'propietario' && miembro.rol !== 'propietario' && (
        <Banner tone="warning">{t.aPropietario}</Banner>
      )}
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.falloAccion)}</Banner>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button onClick={form.submit} loading={form.pending}>
          {t.guardar}
        </Button>
      </div>
    </div>
  )
}

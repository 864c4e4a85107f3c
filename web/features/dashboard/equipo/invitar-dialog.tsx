import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { InvitacionEnviada, MiembroNuevo, ROLES_DE_INVITACION } from '#contract/equipo.ts'
import { comun } from '#texts/comun.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Acceso, AccesoDialog } from './acceso-dialog.tsx'
import { useCrearMiembro, useInvitar } from './api.ts'
import { colasEnviadas, RolFields, type RolYColas } from './rol-fields.tsx'

type Invitable = (typeof ROLES_DE_INVITACION)[number]
type Draft = { nombre: string; correo: string } & RolYColas<Invitable>
type Via = 'correo' | 'sinCorreo'
type Props = { empresa: Empresa; open: boolean; onClose: () => void }

/** Invites by mail or with a link to hand over, or adds a member who has no e-mail. */
export function InvitarDialog({ empresa, open, onClose }: Props) {
  const [acceso, setAcceso] = useState<Acceso | null>(null)
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t.invitarTitulo}>
        <InvitarForm empresa={empresa} onClose={onClose} onAcceso={setAcceso} />
      </Dialog>
      <AccesoDialog acceso={acceso} onClose={() => setAcceso(null)} />
    </>
  )
}

type FormProps = Omit<Props, 'open'> & { onAcceso: (acceso: Acceso) => void }

function InvitarForm({ empresa, onClose, onAcceso }: FormProps) {
  const invitar = useInvitar(empresa.id)
  const crear = useCrearMiembro(empresa.id)
  const toast = useToast()
  const [via, setVia] = useState<Via>('correo')
  const conCorreo = via === 'correo'

  const form = useForm({
    initial: { nombre: '', correo: '', rol: 'agente', colas: [] } as Draft,
    body: conCorreo ? InvitacionEnviada : MiembroNuevo,
    sentences: { nombre: t.faltaNombre },
    check: ({ correo }): Record<string, string> =>
      conCorreo && correo !== '' && !/^\S+@\S+$/.test(correo.trim()) ? { correo: t.correoMal } : {},
    send: async ({ nombre, correo, ...rol }): Promise<{ sent: boolean; acceso: Acceso | null }> => {
      const puesto = { rol: rol.rol, colas: colasEnviadas(rol) }
      if (!conCorreo) return { sent: false, acceso: await crear.mutateAsync({ nombre, ...puesto }) }
      const body = { nombre, ...(correo !== '' && { correo }), ...puesto }
      const { enlace } = await invitar.mutateAsync(body)
      return {
        sent: enlace === null,
        acceso: enlace === null ? null : { enlace: window.location.origin + enlace },
      }
    },
    onSent: ({ sent, acceso }, { correo }) => {
      if (sent) toast(t.enviada(correo))
      onClose()
      if (acceso) onAcceso(acceso)
    },
  })

  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <Segmented
        label={t.comoEntra}
        options={[
          { id: 'correo', label: t.conCorreo },
          { id: 'sinCorreo', label: t.sinCorreo },
        ]}
        value={via}
        onChange={setVia}
      />
      <TextField {...form.field('nombre')} label={t.nombre} autoFocus autoComplete="off" />
      {conCorreo && (
        <TextField
          {...form.field('correo')}
          label={t.correo}
          hint={t.correoPista}
          required={false}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      )}
      <RolFields empresa={empresa} roles={ROLES_DE_INVITACION} value={form.values} onChange={form.edit} />
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.falloInvitar)}</Banner>}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onClose}>
          {comun.cancelar}
        </Button>
        <Button type="submit" loading={form.pending}>
          {conCorreo ? t.enviar : t.agregar}
        </Button>
      </div>
    </Form>
  )
}

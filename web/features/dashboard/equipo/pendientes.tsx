import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import type { Invitacion } from '#contract/equipo.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Acceso, AccesoDialog } from './acceso-dialog.tsx'
import { useReenviarInvitacion, useRetirarInvitacion } from './api.ts'

/** Invitations that have not been accepted yet. */
export const Pendientes = ({ empresa, invitaciones }: { empresa: Empresa; invitaciones: Invitacion[] }) => (
  <Card className="grid grid-cols-1 gap-4">
    <h3 className="text-lg font-semibold">{t.pendientes}</h3>
    <ul className="grid gap-2">
      {invitaciones.map((invitacion) => (
        <Pendiente key={invitacion.id} empresa={empresa} invitacion={invitacion} />
      ))}
    </ul>
  </Card>
)

function Pendiente({ empresa, invitacion }: { empresa: Empresa; invitacion: Invitacion }) {
  const locale = useLocale()
  const { id: empresaId, config } = empresa
  const reenviar = useReenviarInvitacion(empresaId)
  const retirar = useRetirarInvitacion(empresaId)
  const toast = useToast()
  const [acceso, setAcceso] = useState<Acceso | null>(null)
  const { id, nombre, correo, rol, expira, vencida } = invitacion
  const quien = nombre || correo || t.sinNombre

  async function send() {
    try {
      const { enlace } = await reenviar.mutateAsync(id)
      if (enlace) setAcceso({ enlace: window.location.origin + enlace })
      else toast(t.enviada(correo ?? ''))
    } catch (error) {
      toast(sentenceOf(error, t.falloAccion), 'danger')
    }
  }

  async function withdraw() {
    try {
      await retirar.mutateAsync(id)
      toast(t.retirada)
    } catch (error) {
      toast(sentenceOf(error, t.falloAccion), 'danger')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <span className="grid min-w-0 flex-1 basis-48">
        <span className="font-medium wrap-anywhere">{quien}</span>
        <span className="text-sm break-all text-muted">
          {correo && nombre ? `${correo} · ` : ''}
          {vencida ? t.vencida : t.vence(formatDateTime(locale, expira, config.zona))}
        </span>
      </span>
      <Badge tone={vencida ? 'warning' : 'neutral'}>{t.roles[rol].nombre}</Badge>
      <Button variant="secondary" onClick={send} loading={reenviar.isPending} aria-label={t.reenviarA(quien)}>
        {t.reenviar}
      </Button>
      <Button variant="ghost" onClick={withdraw} loading={retirar.isPending} aria-label={t.retirarA(quien)}>
        {t.retirar}
      </Button>
      <AccesoDialog acceso={acceso} onClose={() => setAcceso(null)} />
    </li>
  )
}

import { Mail, Send, X } from 'lucide-react'
import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import type { Invitacion } from '#contract/equipo.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dangerItem, Menu, MenuLine, menuItem } from '#web/ui/menu.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Acceso, AccesoDialog } from './acceso-dialog.tsx'
import { useReenviarInvitacion, useRetirarInvitacion } from './api.ts'
import { Quien } from './quien.tsx'

type Props = { empresa: Empresa; invitacion: Invitacion; atiende: string; conPuestos: boolean }

/** An invitation that has not been accepted yet. */
export function PendienteRow({ empresa, invitacion, atiende, conPuestos }: Props) {
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
    <tr className="border-b border-line hover:bg-hover">
      <th scope="row" className="text-left font-normal">
        <Quien
          icon={
            <span
              aria-hidden="true"
              className="inline-grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted"
            >
              <Mail className="size-4" />
            </span>
          }
          nombre={quien}
          quiet
          tag={<Badge tone={vencida ? 'warning' : 'neutral'}>{t.invitacionEnviada}</Badge>}
          under={[
            nombre && correo,
            vencida ? t.vencida : t.vence(formatDateTime(locale, expira, config.zona)),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      </th>
      <td className="text-left">{t.roles[rol].nombre}</td>
      <td className="text-left text-muted max-md:hidden">
        <span className="line-clamp-2 max-w-60 wrap-anywhere">{atiende}</span>
      </td>
      {conPuestos && <td className="text-left text-faint max-md:hidden">{t.sinPuesto}</td>}
      <td className="w-12">
        <Menu label={t.opcionesDeInvitacion(quien)}>
          <button type="button" {...menuItem} onClick={send}>
            <Send aria-hidden="true" className="size-4" />
            {t.reenviar}
          </button>
          <MenuLine />
          <button type="button" {...dangerItem} onClick={withdraw}>
            <X aria-hidden="true" className="size-4" />
            {t.retirar}
          </button>
        </Menu>
        <AccesoDialog acceso={acceso} onClose={() => setAcceso(null)} />
      </td>
    </tr>
  )
}

import { ChevronDown, KeyRound, LogOut, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import type { Miembro } from '#contract/equipo.ts'
import type { PuestoDeEmpresa } from '#contract/puesto.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dot } from '#web/ui/dot.tsx'
import { dangerItem, Menu, MenuLine, menuItem } from '#web/ui/menu.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Acceso, AccesoDialog } from './acceso-dialog.tsx'
import { useDejarEmpresa, useQuitarMiembro, useRestablecerMiembro } from './api.ts'
import { EditarDialog } from './editar-dialog.tsx'
import { Quien } from './quien.tsx'

type Props = {
  empresa: Empresa
  miembro: Miembro
  /** The queues that the member serves, in words. */
  atiende: string
  /** Undefined where the company names no desks. */
  puesto: PuestoDeEmpresa | null | undefined
}

export function MiembroRow({ empresa, miembro, atiende, puesto }: Props) {
  const [shown, setShown] = useState<'editar' | 'quitar' | null>(null)
  const [acceso, setAcceso] = useState<Acceso | null>(null)
  const restablecer = useRestablecerMiembro(empresa.id)
  const toast = useToast()
  const { nombre, correo, rol, propio, sinCorreo } = miembro
  const close = () => setShown(null)
  // Only owners may change owners.
  const editable = rol !== 'propietario' || puedeEn(empresa, 'propiedad')

  async function giveContrasena() {
    try {
      setAcceso(await restablecer.mutateAsync(miembro.id))
    } catch (error) {
      toast(sentenceOf(error, t.falloAccion), 'danger')
    }
  }

  const quiet = { 'aria-hidden': true, className: 'size-4' } as const
  return (
    <tr className="border-b border-line hover:bg-hover">
      <th scope="row" className="text-left font-normal">
        <Quien
          icon={<Avatar name={nombre || correo} size="size-8" />}
          nombre={nombre}
          tag={propio && <Badge>{t.tu}</Badge>}
          under={correo}
        />
      </th>
      <td className="text-left">
        {editable ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${t.roles[rol].nombre}, ${t.rolDe(nombre)}`}
            onClick={() => setShown('editar')}
            className="inline-flex min-h-8 items-center gap-1 rounded-control text-left touch:min-h-11"
          >
            {t.roles[rol].nombre}
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </button>
        ) : (
          t.roles[rol].nombre
        )}
      </td>
      <td className="text-left text-muted max-md:hidden">
        <span className="line-clamp-2 max-w-60 wrap-anywhere">{atiende}</span>
      </td>
      {puesto !== undefined && (
        <td className="text-left whitespace-nowrap max-md:hidden">
          <PuestoAhora puesto={puesto} />
        </td>
      )}
      <td className="w-12">
        {(editable || propio) && (
          <Menu label={t.acciones(nombre)} title={correo}>
            {editable && (
              <button type="button" {...menuItem} onClick={() => setShown('editar')}>
                <Pencil {...quiet} />
                {t.editar}
              </button>
            )}
            {editable && sinCorreo && (
              <button type="button" {...menuItem} onClick={giveContrasena}>
                <KeyRound {...quiet} />
                {t.restablecer}
              </button>
            )}
            <MenuLine />
            <button type="button" {...dangerItem} onClick={() => setShown('quitar')}>
              {propio ? <LogOut {...quiet} /> : <UserMinus {...quiet} />}
              {propio ? t.dejar : t.quitar}
            </button>
          </Menu>
        )}
        <EditarDialog empresa={empresa} miembro={miembro} open={shown === 'editar'} onClose={close} />
        {propio ? (
          <Dejar empresa={empresa} open={shown === 'quitar'} onClose={close} />
        ) : (
          <Quitar empresa={empresa} miembro={miembro} open={shown === 'quitar'} onClose={close} />
        )}
        <AccesoDialog acceso={acceso} onClose={() => setAcceso(null)} />
      </td>
    </tr>
  )
}

/** Where the member is now; null: nowhere. */
const PuestoAhora = ({ puesto }: { puesto: PuestoDeEmpresa | null }) =>
  puesto ? (
    <span className="flex items-center gap-2">
      <Dot tone={puesto.pausa ? 'warning' : 'success'} />
      {puesto.pausa ? t.enPausa(puesto.nombre) : puesto.nombre}
    </span>
  ) : (
    <span className="text-faint">{t.sinPuesto}</span>
  )

type Asked = { empresa: Empresa; open: boolean; onClose: () => void }

function Quitar({ empresa, miembro, open, onClose }: Asked & { miembro: Miembro }) {
  const quitar = useQuitarMiembro(empresa.id)
  const toast = useToast()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() =>
        quitar.mutate(miembro.id, {
          onSuccess: () => {
            toast(t.quitado(miembro.nombre))
            onClose()
          },
        })
      }
      title={t.quitarTitulo(miembro.nombre)}
      confirm={t.quitar}
      pending={quitar.isPending}
      error={quitar.isError ? sentenceOf(quitar.error, t.falloAccion) : undefined}
    >
      <p>{t.quitarTexto}</p>
    </ConfirmDialog>
  )
}

function Dejar({ empresa, open, onClose }: Asked) {
  const dejar = useDejarEmpresa(empresa.id)
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() =>
        dejar.mutate(undefined, { onSuccess: () => navigate(paths.home(), { replace: true }) })
      }
      title={t.dejarTitulo(empresa.nombre)}
      confirm={t.dejar}
      pending={dejar.isPending}
      error={dejar.isError ? sentenceOf(dejar.error, t.falloAccion) : undefined}
    >
      <p>{t.dejarTexto}</p>
    </ConfirmDialog>
  )
}

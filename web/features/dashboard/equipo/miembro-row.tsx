import { KeyRound, LogOut, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import type { Miembro } from '#contract/equipo.ts'
import { personas as t } from '#texts/personas.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, menuItem } from '#web/ui/menu.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { type Acceso, AccesoDialog } from './acceso-dialog.tsx'
import { useDejarEmpresa, useQuitarMiembro, useRestablecerMiembro } from './api.ts'
import { EditarDialog } from './editar-dialog.tsx'

type Props = { empresa: Empresa; miembro: Miembro }

export function MiembroRow({ empresa, miembro }: Props) {
  const [shown, setShown] = useState<'editar' | 'quitar' | null>(null)
  const [acceso, setAcceso] = useState<Acceso | null>(null)
  const restablecer = useRestablecerMiembro(empresa.id)
  const toast = useToast()
  const { nombre, correo, rol, colas, propio, sinCorreo } = miembro
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

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">
          {nombre} {propio && <Badge tone="info">{t.tu}</Badge>}
        </span>
        <span className="text-sm break-all text-muted">{correo}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 max-sm:row-start-2 sm:grid sm:justify-items-end">
        <Badge tone={rol === 'propietario' ? 'brand' : 'neutral'}>{t.roles[rol].nombre}</Badge>
        {rol === 'agente' && (
          <span className="text-sm text-muted">{colas ? t.colas(colas.length) : t.todasLasColas}</span>
        )}
      </span>
      {/* Keeps the menu's space where there is no menu, so that the roles line up. */}
      <span className="min-w-11 max-sm:row-span-2 max-sm:row-start-1">
        {(editable || propio) && (
          <Menu label={t.acciones(nombre)}>
            {editable && (
              <button type="button" {...menuItem} onClick={() => setShown('editar')}>
                <Pencil aria-hidden="true" className="size-5" />
                {t.editar}
              </button>
            )}
            {editable && sinCorreo && (
              <button type="button" {...menuItem} onClick={giveContrasena}>
                <KeyRound aria-hidden="true" className="size-5" />
                {t.restablecer}
              </button>
            )}
            <button type="button" {...menuItem} onClick={() => setShown('quitar')}>
              {propio ? (
                <LogOut aria-hidden="true" className="size-5" />
              ) : (
                <UserMinus aria-hidden="true" className="size-5" />
              )}
              {propio ? t.dejar : t.quitar}
            </button>
          </Menu>
        )}
      </span>
      <EditarDialog empresa={empresa} miembro={miembro} open={shown === 'editar'} onClose={close} />
      {propio ? (
        <Dejar empresa={empresa} open={shown === 'quitar'} onClose={close} />
      ) : (
        <Quitar empresa={empresa} miembro={miembro} open={shown === 'quitar'} onClose={close} />
      )}
      <AccesoDialog acceso={acceso} onClose={() => setAcceso(null)} />
    </li>
  )
}

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

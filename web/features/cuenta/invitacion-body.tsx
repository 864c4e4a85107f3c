import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type AccesoNuevo, AceptarInvitacion, type InvitacionVista } from '#contract/equipo.ts'
import { invitacion as t } from '#texts/invitacion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useSesion } from '#web/lib/api/session.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { contrasenaSentences, NuevaContrasena } from '#web/shared/nueva-contrasena.tsx'
import { salir } from '#web/shared/salir.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { aceptarInvitacion } from './api.ts'

const CORREO = { type: 'email', inputMode: 'email', autoComplete: 'username' } as const

type Props = { token: string; invitacion: InvitacionVista }
type Steps = Props & { onJoined: (joined: AccesoNuevo) => void }

export function InvitacionBody(props: Props) {
  const sesion = useSesion()
  const navigate = useNavigate()
  const [waits, setWaits] = useState(false)
  if (waits) return <Banner tone="success">{t.verifica}</Banner>
  const onJoined = ({ empresaId, porVerificar }: AccesoNuevo) =>
    porVerificar ? setWaits(true) : navigate(paths.dashboard(empresaId), { replace: true })
  const { correo, conCuenta, pideCorreo } = props.invitacion
  if (sesion && correo !== null && correo !== sesion.correo) return <Ajena correo={correo} />
  if (sesion) return <Unirse {...props} correo={sesion.correo} onJoined={onJoined} />
  if (conCuenta) return <ConCuenta {...props} />
  if (pideCorreo) return <PedirEnlace {...props} onJoined={onJoined} />
  return <Registrarse {...props} onJoined={onJoined} />
}

function Unirse({ token, invitacion, correo, onJoined }: Steps & { correo: string }) {
  const join = useAction(async () => onJoined(await aceptarInvitacion({ token })))
  return (
    <div className="grid gap-4">
      <p>{t.como(correo)}</p>
      {join.error != null && <Banner tone="danger">{sentenceOf(join.error, t.fallo)}</Banner>}
      <Button wide loading={join.pending} onClick={() => void join.run(undefined)}>
        {t.unirse(invitacion.empresa)}
      </Button>
    </div>
  )
}

/** The invitation is bound to an address, and another account is logged in. */
function Ajena({ correo }: { correo: string }) {
  const leave = useAction(salir)
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{t.ajena(correo)}</p>
      {leave.error != null && <Banner tone="danger">{sentenceOf(leave.error, t.fallo)}</Banner>}
      <Button wide loading={leave.pending} onClick={() => void leave.run(undefined)}>
        {t.cerrarSesion}
      </Button>
    </div>
  )
}

/** A link that was passed on proves no address: another one is sent to the address typed here. */
function PedirEnlace({ token, onJoined }: Steps) {
  const form = useForm({
    initial: { correo: '' },
    body: AceptarInvitacion,
    sentences: { correo: t.errores.correo },
    send: (datos) => aceptarInvitacion({ token, ...datos }),
    onSent: onJoined,
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
      <p>{t.pideCorreo}</p>
      <TextField {...form.field('correo')} label={t.correo} {...CORREO} required />
      <Button type="submit" wide loading={form.pending}>
        {t.enviarEnlace}
      </Button>
    </Form>
  )
}

const ConCuenta = ({ token, invitacion }: Props) => (
  <div className="grid gap-4">
    <p>{t.conCuenta}</p>
    <LinkButton
      wide
      to={paths.login({
        volver: `${paths.invitacion()}#token=${token}`,
        correo: invitacion.correo ?? undefined,
      })}
    >
      {t.iniciarSesion}
    </LinkButton>
  </div>
)

function Registrarse({ token, invitacion, onJoined }: Steps) {
  const form = useForm({
    initial: { usuario: invitacion.nombre, correo: invitacion.correo ?? '', contrasena: '' },
    body: AceptarInvitacion,
    sentences: { usuario: t.errores.usuario, correo: t.errores.correo, contrasena: contrasenaSentences() },
    send: (datos) => aceptarInvitacion({ token, ...datos }),
    onSent: onJoined,
  })
  return (
    <Form form={form} className="grid grid-cols-1 gap-4 [&_label]:text-sm">
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
      <TextField {...form.field('usuario')} label={t.nombre} autoComplete="name" />
      <TextField
        {...form.field('correo')}
        label={t.correo}
        {...CORREO}
        readOnly={invitacion.correo !== null}
      />
      <NuevaContrasena {...form.field('contrasena')} label={t.contrasena} />
      <Button type="submit" wide loading={form.pending}>
        {t.crear}
      </Button>
    </Form>
  )
}

import { useState } from 'react'
import { CambioUsuario, type Sesion } from '#contract/cuenta.ts'
import { tuCuenta as t } from '#texts/tu-cuenta.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { useCuenta } from '#web/shared/queries.ts'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import {
  SettingsBlock,
  SettingsPage,
  SettingsRow,
  settingsColumn,
} from '#web/shared/settings/settings-page.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCambiarUsuario } from './api.ts'
import { backToCuenta } from './back-to-cuenta.ts'
import { CorreoForm } from './correo-form.tsx'
import { IdiomaField } from './idioma-field.tsx'

export default function PerfilPage() {
  const cuenta = useCuenta()
  if (cuenta.data) return <Perfil cuenta={cuenta.data} />
  return (
    <SettingsPage title={t.paginas.perfil.nombre} text={t.paginas.perfil.texto} back={backToCuenta()}>
      {cuenta.isPending && (
        <>
          <Spinner label={t.cargando} />
          <Skeleton className="mt-6 h-48" />
        </>
      )}
      <NotLoaded query={cuenta} title={t.fallo} />
    </SettingsPage>
  )
}

function Perfil({ cuenta: { usuario, correo, sinCorreo } }: { cuenta: Sesion }) {
  const cambiar = useCambiarUsuario()
  const [changing, setChanging] = useState(false)
  const [hecho, setHecho] = useState<string | null>(null)
  const form = useForm({
    initial: { usuario },
    body: CambioUsuario,
    sentences: { usuario: { missing: t.usuario.vacio } },
    send: (datos) => cambiar.mutateAsync(datos),
  })
  return (
    <div className={settingsColumn}>
      <SettingsPage title={t.paginas.perfil.nombre} text={t.paginas.perfil.texto} back={backToCuenta()}>
        <SettingsBlock title={t.bloques.datos}>
          <Form form={form}>
            <TextField
              {...form.field('usuario')}
              label={t.usuario.campo}
              hint={t.usuario.texto}
              autoComplete="name"
            />
          </Form>
          <SettingsRow label={t.correo.titulo} hint={sinCorreo ? t.correo.sinCorreo : t.correo.texto}>
            <div className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">{correo}</span>
              {!sinCorreo && !changing && (
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    setHecho(null)
                    setChanging(true)
                  }}
                >
                  {t.correo.boton}
                </Button>
              )}
            </div>
          </SettingsRow>
          {hecho && <Banner tone="success">{hecho}</Banner>}
          {changing && (
            <CorreoForm
              onDone={(said) => {
                setHecho(said)
                setChanging(false)
              }}
              onCancel={() => setChanging(false)}
            />
          )}
        </SettingsBlock>
        <SettingsBlock title={t.bloques.pantalla}>
          <IdiomaField usuario={usuario} />
        </SettingsBlock>
      </SettingsPage>
      <SaveBar
        form={form}
        onSave={form.submit}
        complaint={form.failure == null ? undefined : sentenceOf(form.failure, t.usuario.fallo)}
      />
    </div>
  )
}

import { Download } from 'lucide-react'
import { tusDatos as t } from '#texts/tus-datos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { SettingsBlock, SettingsPage } from '#web/shared/settings/settings-page.tsx'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDatosCuenta } from './api.ts'
import { backToCuenta } from './back-to-cuenta.ts'
import { EliminarCuenta } from './eliminar-cuenta.tsx'

/** The rights of privacy law: a copy of all data, and deletion of the account. */
export default function DatosPage() {
  return (
    <SettingsPage title={t.titulo} text={t.texto} back={backToCuenta()}>
      <SettingsBlock title={t.descargar.bloque} list>
        <DescargarDatos />
      </SettingsBlock>
      <SettingsBlock title={t.eliminar.titulo} list>
        <EliminarCuenta />
      </SettingsBlock>
    </SettingsPage>
  )
}

function DescargarDatos() {
  const descargar = useDatosCuenta()
  const toast = useToast()
  const start = () => descargar.mutate(undefined, { onSuccess: () => toast(t.descargar.hecho) })
  return (
    <>
      <ActionRow
        icon={Download}
        title={t.descargar.titulo}
        text={t.descargar.texto}
        action={
          <Button variant="secondary" size="sm" onClick={start} loading={descargar.isPending}>
            {t.descargar.boton}
          </Button>
        }
      />
      {descargar.isError && (
        <Banner tone="danger" className="mt-3">
          {sentenceOf(descargar.error, t.descargar.fallo)}
        </Banner>
      )}
    </>
  )
}

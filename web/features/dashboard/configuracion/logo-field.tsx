import { LOGOS } from '#contract/empresa.ts'
import { logo as t } from '#texts/logo.ts'
import { base64Of, ElegirLogo } from '#web/shared/elegir-logo.tsx'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { SettingsRow } from '#web/shared/settings/settings-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSubirLogo } from './api.ts'
import type { PageProps } from './use-configuracion-form.ts'

/** The logo: an uploaded image, which is saved at once, or the address of one. */
export function LogoField({ form, empresaId }: PageProps) {
  const subir = useSubirLogo(empresaId)
  const toast = useToast()
  const field = form.field('logo')
  const uploaded = field.value.startsWith(LOGOS)

  async function upload(imagen: Promise<string>) {
    const { empresa } = await subir.mutateAsync(base64Of(await imagen))
    form.edit({ logo: empresa.logo })
    toast(t.subido)
  }

  return (
    <>
      <SettingsRow label={t.titulo} hint={`${t.subirPista} ${t.seGuarda}`}>
        <div className="flex flex-wrap items-center gap-3">
          <EmpresaLogo src={form.wrong.logo ? '' : field.value.trim()} size="size-12" />
          <ElegirLogo loading={subir.isPending} onImagen={upload} />
          {uploaded && (
            <Button variant="ghost" onClick={() => form.edit({ logo: '' })}>
              {t.quitar}
            </Button>
          )}
        </div>
      </SettingsRow>
      <TextField
        {...field}
        value={uploaded ? '' : field.value}
        label={t.campo}
        type="url"
        inputMode="url"
        hint={uploaded ? t.enUso : t.pista}
      />
    </>
  )
}

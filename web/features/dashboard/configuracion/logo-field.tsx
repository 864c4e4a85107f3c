import { LOGOS } from '#contract/empresa.ts'
import { logo as t } from '#texts/logo.ts'
import { base64Of, ElegirLogo } from '#web/shared/elegir-logo.tsx'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSubirLogo } from './api.ts'
import type { TabProps } from './use-configuracion-form.ts'

/** The logo: an uploaded image, which is saved at once, or the address of one. */
export function LogoField({ form, empresaId }: TabProps & { empresaId: string }) {
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
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <span className="mt-7.5">
          <EmpresaLogo src={form.wrong.logo ? '' : field.value.trim()} size="size-12" />
        </span>
        <TextField
          {...field}
          value={uploaded ? '' : field.value}
          label={t.campo}
          type="url"
          inputMode="url"
          hint={uploaded ? t.enUso : t.pista}
          fieldClassName="min-w-0 flex-1"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-15">
        <ElegirLogo pista={`${t.subirPista} ${t.seGuarda}`} loading={subir.isPending} onImagen={upload} />
        {uploaded && (
          <Button variant="ghost" onClick={() => form.edit({ logo: '' })}>
            {t.quitar}
          </Button>
        )}
      </div>
    </div>
  )
}

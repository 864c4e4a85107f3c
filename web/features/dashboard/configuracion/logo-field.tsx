import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { LOGO_MAXIMO_BYTES, LOGOS, TIPOS_DE_LOGO } from '#contract/empresa.ts'
import { configuracion } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { EmpresaLogo } from '#web/shared/empresa-logo.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useSubirLogo } from './api.ts'
import type { TabProps } from './use-configuracion-form.ts'

const t = configuracion.campos

/** The logo: an image that is uploaded, and saved at once, or the address of one. */
export function LogoField({ form, empresaId }: TabProps & { empresaId: string }) {
  const field = form.field('logo')
  const uploaded = field.value.startsWith(LOGOS)
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3">
        <span className="mt-7.5">
          <EmpresaLogo src={form.wrong.logo ? '' : field.value.trim()} size="size-12" />
        </span>
        <TextField
          {...field}
          value={uploaded ? '' : field.value}
          label={t.logo}
          type="url"
          inputMode="url"
          hint={uploaded ? t.logoEnUso : t.logoPista}
          fieldClassName="min-w-0 flex-1"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-15">
        <Subir empresaId={empresaId} onLogo={(logo) => form.edit({ logo })} />
        {uploaded && (
          <Button variant="ghost" onClick={() => form.edit({ logo: '' })}>
            {t.logoQuitar}
          </Button>
        )}
      </div>
    </div>
  )
}

type SubirProps = { empresaId: string; onLogo: (logo: string) => void }

function Subir({ empresaId, onLogo }: SubirProps) {
  const input = useRef<HTMLInputElement>(null)
  const subir = useSubirLogo(empresaId)
  const toast = useToast()
  const [failure, setFailure] = useState('')

  async function upload(file: File) {
    setFailure('')
    if (file.size > LOGO_MAXIMO_BYTES) return setFailure(t.logoGrande)
    try {
      const { empresa } = await subir.mutateAsync(await base64Of(file))
      onLogo(empresa.logo)
      toast(t.logoSubido)
    } catch (error) {
      setFailure(sentenceOf(error, t.logoFallo))
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TIPOS_DE_LOGO.join()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after a failure.
          target.value = ''
          if (file) void upload(file)
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()} loading={subir.isPending}>
        {!subir.isPending && <ImageUp aria-hidden="true" className="size-5" />}
        {t.logoSubir}
      </Button>
      <span className="text-sm text-muted">{t.logoSubirPista}</span>
      {failure && (
        <div className="w-full">
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
    </>
  )
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

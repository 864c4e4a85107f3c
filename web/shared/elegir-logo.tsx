import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { LOGO_MAXIMO_BYTES, TIPOS_DE_LOGO } from '#contract/empresa.ts'
import { logo as t } from '#texts/logo.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  pista?: string
  loading?: boolean
  /** Receives the image as a `data:` address, once it is read; what it throws is shown here. */
  onImagen: (imagen: Promise<string>) => Promise<void>
}

/** Chooses the image of a logo. Refuses at once a size or type that the server would refuse. */
export function ElegirLogo({ pista, loading = false, onImagen }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState('')

  async function choose(file: File) {
    const problem = problemOf(file)
    setFailure(problem)
    if (problem) return
    try {
      await onImagen(dataUrlOf(file))
    } catch (error) {
      setFailure(sentenceOf(error, t.fallo))
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
          // Lets the user choose the same file again after a failure.
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()} loading={loading}>
        {!loading && <ImageUp aria-hidden="true" className="size-5 dense:size-4" />}
        {t.subir}
      </Button>
      {pista && <span className="text-sm text-muted">{pista}</span>}
      {failure && (
        <div className="w-full">
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
    </>
  )
}

const problemOf = ({ size, type }: File): string => {
  if (!TIPOS_DE_LOGO.some((known) => known === type)) return t.otroTipo
  return size > LOGO_MAXIMO_BYTES ? t.grande : ''
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** The image as the server expects it. */
export const base64Of = (dataUrl: string): string => dataUrl.replace(/^.*?,/, '')

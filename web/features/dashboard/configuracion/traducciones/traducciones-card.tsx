import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import type { Traducciones } from '#contract/traduccion.ts'
import { traducciones as t } from '#texts/traducciones.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarTraducciones, useTraducciones } from './api.ts'

/** The texts that the company wrote, beside their translations. */
export function TraduccionesCard({ empresa }: { empresa: Empresa }) {
  const query = useTraducciones(empresa.id)
  const others = IDIOMAS.filter((code) => code !== empresa.config.idioma)
  const [chosen, setChosen] = useState<Idioma | null>(null)
  const idioma = chosen !== null && others.includes(chosen) ? chosen : (others[0] ?? 'en')
  if (query.isPending) return <Skeleton className="h-48 rounded-card" />
  if (!query.data) {
    return (
      <ErrorState
        title={t.falloCarga}
        text={sentenceOf(query.error, '')}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  return (
    <Card className="grid grid-cols-1 gap-4" id="traducciones">
      <div className="grid gap-1">
        <h3 className="text-xl font-bold">{t.titulo}</h3>
        <p className="text-muted">{t.texto}</p>
      </div>
      <Segmented
        label={t.idioma}
        options={others.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={idioma}
        onChange={setChosen}
      />
      <Editor key={idioma} empresaId={empresa.id} idioma={idioma} guardadas={query.data} />
    </Card>
  )
}

type EditorProps = { empresaId: string; idioma: Idioma; guardadas: Traducciones }

function Editor({ empresaId, idioma, guardadas: { textos, traducciones } }: EditorProps) {
  const guardar = useGuardarTraducciones(empresaId)
  const toast = useToast()
  const saved = new Map(
    traducciones.filter((una) => una.idioma === idioma).map(({ original, texto }) => [original, texto]),
  )
  const form = useForm({
    initial: { dichos: Object.fromEntries(textos.map(({ texto }) => [texto, saved.get(texto) ?? ''])) },
    send: ({ dichos }) =>
      guardar.mutateAsync({
        traducciones: Object.entries(dichos)
          .filter(([original, texto]) => texto.trim() !== (saved.get(original) ?? ''))
          .map(([original, texto]) => ({ idioma, original, texto: texto.trim() })),
      }),
    onSent: () => toast(t.guardadas),
  })
  const missing = textos.filter(({ texto }) => !form.values.dichos[texto]?.trim()).length
  if (textos.length === 0) return <p>{t.nada}</p>
  return (
    <Form form={form} className="grid gap-4">
      <p role="status" className="font-medium">
        {missing === 0 ? t.completo : t.sinTraducir(missing)}
      </p>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere sm:grid-cols-2">
        {textos.map(({ texto, donde }) => (
          <TextField
            key={texto}
            label={texto}
            hint={t.donde[donde]}
            value={form.values.dichos[texto] ?? ''}
            lang={idioma}
            maxLength={500}
            onChange={({ target }) => form.edit({ dichos: { ...form.values.dichos, [texto]: target.value } })}
          />
        ))}
      </div>
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
      <Button type="submit" loading={form.pending} className="justify-self-start">
        {t.guardar}
      </Button>
    </Form>
  )
}

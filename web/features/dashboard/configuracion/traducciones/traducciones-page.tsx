import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import type { Traducciones } from '#contract/traduccion.ts'
import { configuracion } from '#texts/configuracion.ts'
import { traducciones as t } from '#texts/traducciones.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { SettingsBlock, SettingsPage, settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { Form } from '#web/ui/form.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useConfiguracionDeEmpresa } from '../contexto.ts'
import { useGuardarTraducciones, useTraducciones } from './api.ts'

const headOf = ({ id }: Empresa) => ({
  title: configuracion.paginas.traducciones.nombre,
  text: configuracion.paginas.traducciones.texto,
  back: { to: paths.configuracion(id), label: configuracion.titulo },
})

/** The texts that the company wrote, beside their translations. */
export default function TraduccionesPage() {
  const { empresa } = useConfiguracionDeEmpresa()
  const query = useTraducciones(empresa.id)
  if (query.data) return <Editor empresa={empresa} guardadas={query.data} />
  return (
    <SettingsPage {...headOf(empresa)}>
      {query.isPending && <Skeleton className="mt-6 h-48" />}
      <NotLoaded query={query} title={t.falloCarga} />
    </SettingsPage>
  )
}

const keyOf = (idioma: Idioma, original: string) => `${idioma} ${original}`

/** One form for all languages, so that choosing another one loses nothing. */
function Editor({ empresa, guardadas }: { empresa: Empresa; guardadas: Traducciones }) {
  const { textos, traducciones } = guardadas
  const guardar = useGuardarTraducciones(empresa.id)
  const others = IDIOMAS.filter((code) => code !== empresa.config.idioma)
  const [idioma, setIdioma] = useState<Idioma>(others[0] ?? 'en')
  const saved = new Map(traducciones.map((una) => [keyOf(una.idioma, una.original), una.texto]))
  const form = useForm({
    initial: {
      dichos: Object.fromEntries(
        others.flatMap((code) =>
          textos.map(({ texto }) => [keyOf(code, texto), saved.get(keyOf(code, texto)) ?? '']),
        ),
      ),
    },
    send: ({ dichos }) =>
      guardar.mutateAsync({
        traducciones: others.flatMap((code) =>
          textos
            .map(({ texto }) => ({
              idioma: code,
              original: texto,
              texto: (dichos[keyOf(code, texto)] ?? '').trim(),
            }))
            .filter(({ original, texto }) => texto !== (saved.get(keyOf(code, original)) ?? '')),
        ),
      }),
  })
  const saying = (texto: string) => form.values.dichos[keyOf(idioma, texto)] ?? ''
  const missing = textos.filter(({ texto }) => !saying(texto).trim()).length
  return (
    <Form form={form} className={settingsColumn}>
      <SettingsPage {...headOf(empresa)}>
        {textos.length === 0 ? (
          <p className="mt-6">{t.nada}</p>
        ) : (
          <>
            <div className="mt-5">
              <Segmented
                label={t.idioma}
                options={others.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
                value={idioma}
                onChange={setIdioma}
              />
            </div>
            <SettingsBlock
              title={LANGUAGE_NAMES[idioma]}
              className="wrap-anywhere"
              end={<span role="status">{missing === 0 ? t.completo : t.sinTraducir(missing)}</span>}
            >
              {textos.map(({ texto, donde }) => (
                <TextField
                  key={keyOf(idioma, texto)}
                  label={texto}
                  hint={t.donde[donde]}
                  value={saying(texto)}
                  lang={idioma}
                  maxLength={500}
                  onChange={({ target }) =>
                    form.edit({ dichos: { ...form.values.dichos, [keyOf(idioma, texto)]: target.value } })
                  }
                />
              ))}
            </SettingsBlock>
          </>
        )}
      </SettingsPage>
      <SaveBar form={form} complaint={form.failure != null ? sentenceOf(form.failure, t.fallo) : undefined} />
    </Form>
  )
}

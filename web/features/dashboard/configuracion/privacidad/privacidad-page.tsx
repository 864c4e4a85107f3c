import { useState } from 'react'
import type { Empresa } from '#contract/empresa.ts'
import { IDIOMAS, type Idioma } from '#contract/idioma.ts'
import { PRIVACIDAD_MAXIMO, type Privacidad, PrivacidadEnviada } from '#contract/privacidad.ts'
import { modeloDe, PAISES_CON_MODELO, type PaisConModelo } from '#domain/modelos-de-privacidad.ts'
import { configuracion } from '#texts/configuracion.ts'
import { privacidad as t } from '#texts/privacidad.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { paths } from '#web/paths.ts'
import { publicPaths } from '#web/public-paths.ts'
import { LANGUAGE_NAMES } from '#web/shared/language-links.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { SettingsBlock, SettingsPage, settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { Form } from '#web/ui/form.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useConfiguracionDeEmpresa } from '../contexto.ts'
import { useGuardarPrivacidad, usePrivacidad } from './api.ts'

const headOf = ({ id }: Empresa) => ({
  title: configuracion.paginas.privacidad.nombre,
  text: configuracion.paginas.privacidad.texto,
  back: { to: paths.configuracion(id), label: configuracion.titulo },
})

/** The company's own privacy notice, in each language, and its versions. */
export default function PrivacidadPage() {
  const { empresa } = useConfiguracionDeEmpresa()
  const query = usePrivacidad(empresa.id)
  if (query.data) return <Editor empresa={empresa} guardada={query.data} />
  return (
    <SettingsPage {...headOf(empresa)}>
      {query.isPending && <Skeleton className="mt-6 h-48" />}
      <NotLoaded query={query} title={t.falloCarga} />
    </SettingsPage>
  )
}

type Dicho = { texto: string; enlace: string }
const NADA: Dicho = { texto: '', enlace: '' }

function Editor({ empresa, guardada }: { empresa: Empresa; guardada: Privacidad }) {
  const { aviso, versiones } = guardada
  const propio = empresa.config.idioma
  const idiomas = [propio, ...IDIOMAS.filter((code) => code !== propio)]
  const [idioma, setIdioma] = useState<Idioma>(propio)
  const guardar = useGuardarPrivacidad(empresa.id)
  const form = useForm({
    initial: {
      responsable: aviso?.responsable ?? '',
      contacto: aviso?.contacto ?? '',
      dichos: Object.fromEntries(
        idiomas.map((code) => {
          const { texto = '', enlace = '' } = aviso?.textos.find((uno) => uno.idioma === code) ?? NADA
          return [code, { texto, enlace }]
        }),
      ) as Record<Idioma, Dicho>,
    },
    body: PrivacidadEnviada,
    check: ({ responsable, contacto, dichos }) => ({
      ...(hasText(dichos) && isBlank(responsable) && { responsable: t.faltaResponsable }),
      ...(hasText(dichos) && isBlank(contacto) && { contacto: t.faltaContacto }),
      ...(Object.values(dichos).some(
        ({ enlace }) => enlace !== '' && !/^https:\/\/\S+$/i.test(enlace.trim()),
      ) && {
        enlace: t.enlaceMal,
      }),
    }),
    send: ({ responsable, contacto, dichos }) =>
      guardar.mutateAsync({
        responsable,
        contacto,
        textos: idiomas
          .map((code) => ({ idioma: code, texto: dichos[code].texto, enlace: dichos[code].enlace.trim() }))
          .filter(({ texto, enlace }) => !isBlank(texto) || enlace !== ''),
      }),
  })
  const { dichos, responsable, contacto } = form.values
  const say = (code: Idioma, change: Partial<Dicho>) =>
    form.edit({ dichos: { ...dichos, [code]: { ...dichos[code], ...change } } })
  function use(pais: PaisConModelo) {
    const modelo = modeloDe(pais, { responsable: responsable.trim(), contacto: contacto.trim() })
    setIdioma(modelo.idioma)
    say(modelo.idioma, { texto: modelo.texto })
  }
  return (
    <Form form={form} className={settingsColumn}>
      <SettingsPage {...headOf(empresa)}>
        <SettingsBlock title={t.quien}>
          <TextField
            {...form.field('responsable')}
            label={t.responsable}
            hint={t.responsablePista}
            autoComplete="organization"
          />
          <TextField
            {...form.field('contacto')}
            label={t.contacto}
            hint={t.contactoPista}
            autoComplete="off"
          />
        </SettingsBlock>
        <SettingsBlock title={t.aviso} end={aviso ? t.vigente(aviso.version) : t.ninguno}>
          <Segmented
            label={t.idioma}
            options={idiomas.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            value={idioma}
            onChange={setIdioma}
          />
          <TextArea
            label={t.texto}
            hint={t.textoPista}
            value={dichos[idioma].texto}
            lang={idioma}
            rows={10}
            maxLength={PRIVACIDAD_MAXIMO}
            placeholder={idioma === propio ? undefined : dichos[propio].texto}
            onChange={({ target }) => say(idioma, { texto: target.value })}
          />
          <TextField
            label={t.enlace}
            hint={t.enlacePista}
            value={dichos[idioma].enlace}
            error={form.errors.enlace}
            type="url"
            inputMode="url"
            maxLength={2048}
            onChange={({ target }) => say(idioma, { enlace: target.value })}
          />
          <Select
            label={t.modelo}
            hint={t.modeloPista}
            value=""
            onChange={({ target }) => target.value && use(target.value as PaisConModelo)}
          >
            <option value="">{t.elegirPais}</option>
            {PAISES_CON_MODELO.map((pais) => (
              <option key={pais} value={pais}>
                {t.paises[pais]}
              </option>
            ))}
          </Select>
        </SettingsBlock>
        <Versiones empresa={empresa} versiones={versiones} />
      </SettingsPage>
      <SaveBar form={form} complaint={form.failure != null ? sentenceOf(form.failure, t.fallo) : undefined} />
    </Form>
  )
}

const hasText = (dichos: Record<Idioma, Dicho>) =>
  Object.values(dichos).some(({ texto, enlace }) => !isBlank(texto) || !isBlank(enlace))

function Versiones({ empresa, versiones }: { empresa: Empresa; versiones: Privacidad['versiones'] }) {
  const locale = useLocale()
  if (versiones.length === 0) return null
  return (
    <SettingsBlock title={t.versiones} list>
      <ul>
        {versiones.map(({ version, desde }) => (
          <li key={version} className="border-b border-line">
            <a
              href={publicPaths.privacidad(empresa.id, version)}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center justify-between gap-3 hover:bg-hover"
            >
              <span className="font-medium">{t.version(version)}</span>
              <span className="text-sm text-muted">{formatDateTime(locale, desde, empresa.config.zona)}</span>
            </a>
          </li>
        ))}
      </ul>
    </SettingsBlock>
  )
}

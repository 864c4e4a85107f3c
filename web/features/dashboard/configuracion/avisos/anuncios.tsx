import { AnuncioEnviado } from '#contract/ajustes-avisos.ts'
import { avisosEmpresa } from '#texts/avisos-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { ElegirColas } from '#web/shared/elegir-colas.tsx'
import { useConfiguracion } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAnunciar, useAnuncios, useTerminarAnuncio } from './api.ts'

const DURAN_MIN = [15, 30, 60, 120, 240] as const

/** Sends an announcement to every waiting customer: on phones and monitors, and by their channel. */
export function Anuncios({ empresaId, zona }: { empresaId: string; zona: string }) {
  const locale = useLocale()
  const vigentes = useAnuncios(empresaId)
  const anunciar = useAnunciar(empresaId)
  const terminar = useTerminarAnuncio(empresaId)
  const form = useForm({
    initial: { texto: '', minutos: 30, colas: [] as string[] },
    body: AnuncioEnviado,
    sentences: { texto: avisosEmpresa.anuncios.falta },
    send: ({ colas, ...rest }) => anunciar.mutateAsync({ ...rest, ...(colas.length > 0 && { colas }) }),
  })
  const { minutos, colas } = form.values
  const todas = useConfiguracion(empresaId).data?.categorias ?? []
  const nombres = (ids: readonly string[] | null) =>
    ids
      ? todas.flatMap(({ id, nombre }) => (ids.includes(id) ? nombre : [])).join(', ')
      : avisosEmpresa.anuncios.todas
  return (
    <section data-stacked className="mt-6 grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{avisosEmpresa.anuncios.titulo}</h3>
        <p className="text-sm text-muted">{avisosEmpresa.anuncios.donde}</p>
      </div>
      <Form form={form} className="grid items-start gap-3 sm:grid-cols-[1fr_auto_auto]">
        <TextField
          label={avisosEmpresa.anuncios.texto}
          placeholder={avisosEmpresa.anuncios.ejemplo}
          {...form.field('texto')}
        />
        <Select
          label={avisosEmpresa.anuncios.dura}
          value={minutos}
          onChange={({ target }) => form.edit({ minutos: Number(target.value) })}
        >
          {DURAN_MIN.map((cuantos) => (
            <option key={cuantos} value={cuantos}>
              {avisosEmpresa.anuncios.minutos(cuantos)}
            </option>
          ))}
        </Select>
        <ElegirColas
          empresaId={empresaId}
          label={avisosEmpresa.anuncios.colas}
          value={colas}
          onChange={(chosen) => form.edit({ colas: chosen })}
          row
          className="sm:col-span-3"
        />
        <Button
          type="submit"
          variant="secondary"
          size="field"
          loading={form.pending}
          className="sm:col-start-3 sm:row-start-1 sm:mt-7.5"
        >
          {avisosEmpresa.anuncios.enviar}
        </Button>
      </Form>
      {form.failure != null && (
        <Banner tone="danger">{sentenceOf(form.failure, avisosEmpresa.anuncios.fallo)}</Banner>
      )}
      <ul className="grid gap-2">
        {vigentes.data?.map((anuncio) => (
          <li
            key={anuncio.id}
            className="flex flex-wrap items-center gap-3 rounded-control border border-line px-3 py-2"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{anuncio.texto}</span>
            <span className="text-sm wrap-anywhere text-muted">
              {todas.length > 1 && `${nombres(anuncio.colas)} · `}
              {avisosEmpresa.anuncios.hasta(formatTime(locale, anuncio.hasta, zona))}
            </span>
            <Button variant="ghost" onClick={() => terminar.mutate(anuncio.id)}>
              {avisosEmpresa.anuncios.quitar}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

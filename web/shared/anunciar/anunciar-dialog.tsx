import { AnuncioEnviado } from '#contract/ajustes-avisos.ts'
import { anunciar as t } from '#texts/anunciar.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { ElegirColas } from '#web/shared/elegir-colas.tsx'
import { useConfiguracion, useEmpresa } from '#web/shared/queries.ts'
import { usePuede } from '#web/shared/use-puede.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAnunciar, useAnuncios, useTerminarAnuncio } from './api.ts'

const DURAN_MIN = [15, 30, 60, 120, 240] as const

type Props = {
  empresaId: string
  /** The queue that is chosen at first; none: all that the user may announce to. */
  colaId?: string
}

/** Announces something to the people who wait: on phones and monitors, and by the channel of each. */
export const AnunciarDialog = ({
  open,
  onClose,
  ...rest
}: Props & { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} title={t.titulo}>
    <AnunciarForm {...rest} />
    <Vigentes empresaId={rest.empresaId} />
  </Dialog>
)

function AnunciarForm({ empresaId, colaId }: Props) {
  const anunciar = useAnunciar(empresaId)
  const puede = usePuede(empresaId)
  const form = useForm({
    initial: { texto: '', minutos: 30, colas: colaId ? [colaId] : [] },
    body: AnuncioEnviado,
    sentences: { texto: t.falta },
    send: ({ colas, ...rest }) => anunciar.mutateAsync({ ...rest, ...(colas.length > 0 && { colas }) }),
  })
  const { minutos, colas } = form.values
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{t.donde}</p>
      <TextField label={t.texto} placeholder={t.ejemplo} autoFocus {...form.field('texto')} />
      <ElegirColas
        empresaId={empresaId}
        label={t.colas}
        value={colas}
        onChange={(chosen) => form.edit({ colas: chosen })}
        only={(id) => puede('avisar', id)}
        row
      />
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Select
            label={t.dura}
            value={minutos}
            onChange={({ target }) => form.edit({ minutos: Number(target.value) })}
          >
            {DURAN_MIN.map((cuantos) => (
              <option key={cuantos} value={cuantos}>
                {t.minutos(cuantos)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" loading={form.pending}>
          {t.enviar}
        </Button>
      </div>
    </Form>
  )
}

/** What is announced now, and a button to end each. */
function Vigentes({ empresaId }: { empresaId: string }) {
  const locale = useLocale()
  const vigentes = useAnuncios(empresaId).data ?? []
  const terminar = useTerminarAnuncio(empresaId)
  const zona = useEmpresa(empresaId).data?.config.zona
  const todas = useConfiguracion(empresaId).data?.categorias ?? []
  const puede = usePuede(empresaId)
  const nombres = (ids: readonly string[] | null) =>
    ids ? todas.flatMap(({ id, nombre }) => (ids.includes(id) ? nombre : [])).join(', ') : t.todas
  if (vigentes.length === 0) return null
  return (
    <ul className="grid border-t border-line">
      {vigentes.map(({ id, texto, colas, hasta }) => (
        <li key={id} className="flex min-h-13 items-center gap-3 border-b border-line py-1 last:border-0">
          <span className="grid min-w-0 flex-1">
            <span className="wrap-anywhere">{texto}</span>
            <span className="text-xs wrap-anywhere text-muted">
              {todas.length > 1 && `${nombres(colas)} · `}
              {t.hasta(formatTime(locale, hasta, zona))}
            </span>
          </span>
          {(colas ?? todas.map((cola) => cola.id)).every((cola) => puede('avisar', cola)) && (
            <Button variant="ghost" size="sm" onClick={() => terminar.mutate(id)}>
              {t.quitar}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

import { MapPinOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DatosPagina, PedidoSinScript } from '#contract/paginas.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { allowSound } from '#web/lib/browser/chime.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { publicPaths } from '#web/public-paths.ts'
import { publicoDe } from '#web/shared/follows.ts'
import { CodigoSala } from '#web/shared/pedir-turno/codigo-sala.tsx'
import { ColaCerrada } from '#web/shared/pedir-turno/cola-cerrada.tsx'
import { ColaSelect } from '#web/shared/pedir-turno/cola-select.tsx'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { keyName } from './key-name.ts'
import { forgetLlamada, readLlamada } from './llamada-pasada.ts'
import { Marco } from './marco.tsx'
import type { Ending } from './use-saved-turno.ts'

type Props = {
  datos: DatosPagina
  /** The request that was sent without script. */
  pedido?: PedidoSinScript
  ending: Ending | null
  onTurno: (turno: TurnoGuardado) => void
}

/** The form. The server renders it filled in, and it can be sent before any script runs. */
export function PedirTurno({ datos, pedido, ending, onTurno }: Props) {
  const { empresaId, llave } = datos
  const publico = useFollow(publicoDe(empresaId, { first: datos.publico ?? undefined }))
  const colas = publico.data?.colas ?? []
  const hydrated = useHydrated()
  // The server's refusal of a form that was sent without script, until the customer changes something.
  const [fallo, setFallo] = useState(pedido?.fallo)
  const { form, cola, pideCodigo } = usePedido({
    empresaId,
    origen: 'telefono',
    colas,
    keptAs: keyName(empresaId),
    initial: pedido?.fallo && pedido,
    firstPide: pedido?.fallo?.codigo.startsWith('codigo_sala_'),
    onTurno: (turno) => {
      forgetLlamada(empresaId)
      onTurno(turno)
    },
  })

  function submit() {
    setFallo(undefined)
    // Browsers allow sound only from within a tap.
    void allowSound()
    form.submit()
  }

  if (isRefusal(publico.error) || (datos.publico === null && !publico.data)) {
    return (
      <Marco empresa={null}>
        <EmptyState icon={MapPinOff} title={t.empresaDesconocida} text={t.empresaDesconocidaTexto} />
      </Marco>
    )
  }
  const loading = !publico.data && publico.reach === 'ok'
  return (
    <Marco empresa={publico.data?.empresa}>
      {ending === 'vanished' && <Banner tone="warning">{t.noDisponible}</Banner>}
      {ending === 'cancelled' && <Banner tone="success">{t.cancelado}</Banner>}
      <LlamadaPasada empresaId={empresaId} zona={publico.data?.empresa.zona} />
      <Form
        form={form}
        onSubmit={submit}
        onChange={() => setFallo(undefined)}
        className="flex flex-1 flex-col gap-5 in-data-turno:invisible"
      >
        <input type="hidden" name="llave" value={llave} />
        <div>
          <h1 className="text-2xl font-bold">{t.pedir}</h1>
          <p className="text-muted">{t.pedirTexto}</p>
        </div>
        {publico.reach === 'offline' &&
          (publico.data ? (
            <Banner tone="warning">{t.sinRed}</Banner>
          ) : (
            <Banner tone="danger">{t.falloCategorias}</Banner>
          ))}
        <TextField
          {...form.field('nombre')}
          label={t.nombre}
          autoComplete="name"
          autoCapitalize="words"
          placeholder={t.nombreEjemplo}
        />
        <ColaSelect
          colas={colas}
          cola={cola}
          loading={loading}
          onChoose={(colaId) => form.edit({ colaId })}
        />
        {pideCodigo && <CodigoSala {...form.field('codigoSala')} />}
        <ColaCerrada cola={cola} publico={publico.data} />
        <Preguntas
          cola={cola}
          preferencias={publico.data?.preferencias ?? []}
          respuestas={form.values.respuestas}
          errors={form.errors}
          onChange={(respuestas) => form.edit({ respuestas })}
        />
        {fallo && <Banner tone="danger">{fallo.mensaje}</Banner>}
        {form.failure != null && !form.errors.codigoSala && (
          <Banner tone="danger">
            {isRefusal(form.failure) ? sentenceOf(form.failure, t.fallo) : t.fallo}
          </Banner>
        )}
        <Button
          type="submit"
          size="lg"
          wide
          // Before the script runs the form is sent as it is, and the server checks it.
          disabled={hydrated ? !form.ready : colas.length === 0}
          loading={form.pending}
          className="mt-auto"
        >
          {t.obtener}
        </Button>
        <p className="text-center text-sm text-muted">
          {t.terminosAntes}{' '}
          <a
            href={publicPaths.terminosDeDatos()}
            target="_blank"
            rel="noreferrer"
            className="font-medium underline underline-offset-2"
          >
            {t.terminos}
          </a>
          .
        </p>
      </Form>
    </Marco>
  )
}

/** When and where the last call was. The green screen disappears after a minute; this line stays. */
function LlamadaPasada({ empresaId, zona }: { empresaId: string; zona?: string }) {
  const locale = useLocale()
  const [llamada, setLlamada] = useState<ReturnType<typeof readLlamada>>(null)
  useEffect(() => setLlamada(zona ? readLlamada(empresaId, zona) : null), [empresaId, zona])
  return (
    llamada && (
      <Banner tone="success">{t.llamado(formatTime(locale, llamada.llamado, zona), llamada.puesto)}</Banner>
    )
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import type { DatosPagina, PedidoSinScript } from '#contract/paginas.ts'
import type { Turno } from '#contract/turno.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { CodigoSala } from '#web/shared/pedir-turno/codigo-sala.tsx'
import { ColaCerrada } from '#web/shared/pedir-turno/cola-cerrada.tsx'
import { ColaSelect } from '#web/shared/pedir-turno/cola-select.tsx'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ColaBotones } from './cola-botones.tsx'

/** After this long without typing the form is cleared for the next person. */
const ABANDONED_MS = 60_000
/** More queues than this are shown as a list instead of buttons. */
const BOTONES_MAXIMO = 8

type Props = {
  datos: DatosPagina
  /** The request that this person sent without script. */
  pedido?: PedidoSinScript
  publico?: Publico
  offline: boolean
  onTurno: (turno: Turno) => void
  onAbandoned: () => void
  /** Whether the person already touched the screen, to choose a language. */
  chosen: boolean
}

/** The form of one person. The server renders it filled in, and it can be sent without script. */
export function PedidoForm({ datos, pedido, publico, offline, onTurno, onAbandoned, chosen }: Props) {
  const { empresaId, colaId, llave } = datos
  const hydrated = useHydrated()
  // The server's refusal of a form that was sent without script, until the person changes something.
  const [fallo, setFallo] = useState(pedido?.fallo)
  const colas = publico?.colas ?? []
  const preferred = colaId.toLowerCase()
  const { form, cola, pideCodigo } = usePedido({
    empresaId,
    origen: 'kiosco',
    colas,
    preferred,
    initial: pedido?.fallo && pedido,
    firstPide: pedido?.fallo?.codigo.startsWith('codigo_sala_'),
    onTurno,
  })
  const abandon = useEffectEvent(onAbandoned)
  const buttons = colas.length > 0 && colas.length <= BOTONES_MAXIMO
  const choose = (id: string) => form.edit({ colaId: id })

  const typed = JSON.stringify(form.values)
  const [empty] = useState(pedido ? '' : typed)
  useEffect(() => {
    if (typed === empty && !chosen) return
    const timer = setTimeout(() => abandon(), ABANDONED_MS)
    return () => clearTimeout(timer)
  }, [typed, empty, chosen])

  return (
    <Form
      form={form}
      onChange={() => setFallo(undefined)}
      className="mx-auto grid w-full max-w-xl content-center gap-4 p-5 lg:gap-6 lg:p-10 2xl:max-w-2xl 2xl:gap-8 [&_label]:text-lg 2xl:[&_label]:text-xl"
    >
      <input type="hidden" name="llave" value={llave} />
      <div className="grid gap-1">
        <h1 className="text-2xl font-bold lg:text-3xl 2xl:text-4xl">{t.encabezado}</h1>
        <p className="text-lg text-muted max-lg:sr-only 2xl:text-xl">{t.texto}</p>
      </div>
      {offline && <Banner tone="warning">{t.sinRed}</Banner>}
      {buttons && (
        <ColaBotones
          colas={colas}
          chosen={cola?.id}
          onChoose={choose}
          className={cx(hydrated && 'max-md:hidden')}
        />
      )}
      {/* A form sent without script must contain the queue only once. */}
      {(hydrated || !buttons) && (
        <div className={cx('grid', buttons && 'md:hidden')}>
          <ColaSelect
            colas={colas}
            cola={cola}
            loading={!publico && !offline}
            onChoose={choose}
            className="min-h-16 text-xl"
          />
        </div>
      )}
      <ColaCerrada cola={cola} publico={publico} />
      <TextField
        {...form.field('nombre')}
        label={t.nombre}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={t.nombreEjemplo}
        disabled={hydrated && cola !== undefined && cola.admite !== 'si'}
        className="min-h-16 text-xl"
      />
      <Preguntas
        cola={cola}
        preferencias={publico?.preferencias ?? []}
        respuestas={form.values.respuestas}
        errors={form.errors}
        onChange={(respuestas) => form.edit({ respuestas })}
        className="min-h-16 text-xl"
      />
      {pideCodigo && <CodigoSala {...form.field('codigoSala')} className="min-h-16 text-xl" />}
      {fallo && (
        <Banner tone="danger" title={t.fallo}>
          {fallo.mensaje}
        </Banner>
      )}
      {form.failure != null && !form.errors.codigoSala && (
        <Banner tone="danger" title={t.fallo}>
          {isRefusal(form.failure) ? sentenceOf(form.failure, '') : t.falloReintenta}
        </Banner>
      )}
      {/* Sticky, so that the button stays in view however many questions a queue asks. */}
      <div className="md:sticky md:bottom-0 md:-mx-5 md:-mb-5 md:bg-bg md:px-5 md:pt-2 md:pb-5">
        <Button
          type="submit"
          size="lg"
          wide
          disabled={hydrated ? !form.ready : colas.length === 0}
          loading={form.pending}
          className="min-h-16 text-xl"
        >
          {t.obtener}
        </Button>
      </div>
    </Form>
  )
}

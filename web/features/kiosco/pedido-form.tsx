import { useEffect, useEffectEvent, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import type { DatosPagina, PedidoSinScript } from '#contract/paginas.ts'
import type { Turno } from '#contract/turno.ts'
import { kiosco as t } from '#texts/kiosco.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { AvisoPrivacidad } from '#web/shared/pedir-turno/aviso-privacidad.tsx'
import { CodigoSala } from '#web/shared/pedir-turno/codigo-sala.tsx'
import { ColaCerrada } from '#web/shared/pedir-turno/cola-cerrada.tsx'
import { ColaSelect } from '#web/shared/pedir-turno/cola-select.tsx'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { exigeNombre, usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** After this long without typing the form is cleared for the next person. */
const ABANDONED_MS = 60_000

type Props = {
  datos: DatosPagina
  /** The request that this person sent without script. */
  pedido?: PedidoSinScript
  publico?: Publico
  offline: boolean
  onTurno: (turno: Turno) => void
  /** The person typed something, here or before the script ran. */
  onBegan: () => void
  onAbandoned: () => void
}

/** The form of one person, on the page without script. The server renders it filled in. */
export function PedidoForm({ datos, pedido, publico, offline, onTurno, onBegan, onAbandoned }: Props) {
  const { empresaId, colaId, llave } = datos
  const hydrated = useHydrated()
  // The server's refusal of a form that was sent without script, until the person changes something.
  const [fallo, setFallo] = useState(pedido?.fallo)
  const colas = publico?.colas ?? []
  const { form, cola, pideCodigo } = usePedido({
    empresaId,
    origen: 'kiosco',
    colas,
    preferred: colaId.toLowerCase(),
    faltaNombre: t.faltaNombre,
    initial: pedido?.fallo && pedido,
    firstPide: pedido?.fallo?.codigo.startsWith('codigo_sala_'),
    onTurno,
  })
  // Without script another cola can be chosen in the same form.
  const pide = hydrated || colas.length === 0 ? [cola] : colas
  const began = useEffectEvent(onBegan)
  const abandon = useEffectEvent(onAbandoned)

  const typed = JSON.stringify(form.values)
  const [empty] = useState(pedido ? '' : typed)
  useEffect(() => {
    if (typed === empty) return
    began()
    const timer = setTimeout(() => abandon(), ABANDONED_MS)
    return () => clearTimeout(timer)
  }, [typed, empty])

  return (
    <Form
      form={form}
      onChange={() => setFallo(undefined)}
      className="mx-auto grid w-full max-w-xl content-center gap-4 p-5 lg:gap-6 lg:p-10 [&_label]:text-lg"
    >
      <input type="hidden" name="llave" value={llave} />
      <h1 className="text-2xl font-bold">{t.encabezado}</h1>
      {offline && <Banner tone="warning">{t.sinRed}</Banner>}
      {pide.some((una) => una?.pideNombre !== 'no') && (
        <TextField
          {...form.field('nombre')}
          label={t.nombre}
          required={pide.every(exigeNombre)}
          optional={!pide.some(exigeNombre)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={t.nombreEjemplo}
          disabled={hydrated && cola !== undefined && cola.admite !== 'si'}
          className="min-h-16 text-xl"
        />
      )}
      <ColaSelect
        colas={colas}
        cola={cola}
        loading={!publico && !offline}
        onChoose={(id) => form.edit({ colaId: id })}
        className="min-h-16 text-xl"
      />
      <ColaCerrada cola={cola} publico={publico} />
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
      <AvisoPrivacidad
        empresa={publico?.empresa}
        kiosco={colaId}
        className="text-center text-balance wrap-anywhere text-muted"
      />
    </Form>
  )
}

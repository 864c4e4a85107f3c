import { useEffect, useState } from 'react'
import type { Publico } from '#contract/cola.ts'
import { NOMBRE_CLIENTE_MAXIMO, type Turno } from '#contract/turno.ts'
import { entrada as t } from '#texts/entrada.ts'
import { pedirTurno as pedido } from '#texts/pedir-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { fieldErrorsOf, isBlank } from '#web/lib/field-errors.ts'
import { formatEstimado } from '#web/lib/format.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import { useTypedEarly } from '#web/lib/use-typed-early.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useGenerarTurno } from './api.ts'

/** Whoever walked away leaves no name behind for the next person. */
const ABANDONED_MS = 60_000

type Props = {
  empresaId: string
  colaId: string
  publico: { data?: Publico; isPending: boolean; offline: boolean }
  onTurno: (turno: Turno) => void
}

export function PedidoForm({ empresaId, colaId, publico, onTurno }: Props) {
  const [nombre, setNombre] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [keeper] = useState(keyKeeper)
  const input = useTypedEarly(setNombre)
  const generar = useGenerarTurno(empresaId)
  const { reset } = generar

  const colas = publico.data?.colas ?? []
  const cola = colas.find(({ id }) => id === (chosen ?? colaId.toLowerCase())) ?? colas[0]
  const open = cola?.admite === 'si'

  useEffect(() => {
    if (!nombre && !chosen) return
    const timer = setTimeout(() => {
      setNombre('')
      setChosen(null)
      keeper.renew()
      reset()
    }, ABANDONED_MS)
    return () => clearTimeout(timer)
  }, [nombre, chosen, keeper, reset])

  function submit() {
    const limpio = nombre.trim()
    if (isBlank(limpio) || !cola || !open || generar.isPending) return
    const key = keeper.keyFor(`${cola.id} ${limpio}`)
    generar.mutate({ colaId: cola.id, nombre: limpio, key }, { onSuccess: ({ turno }) => onTurno(turno) })
  }

  return (
    <Form
      onSubmit={submit}
      className="mx-auto grid w-full max-w-xl content-center gap-6 p-5 sm:p-10 2xl:max-w-2xl 2xl:gap-8 [&_label]:text-lg 2xl:[&_label]:text-xl"
    >
      <div className="grid gap-1">
        <h1 className="text-3xl font-bold 2xl:text-4xl">{t.encabezado}</h1>
        <p className="text-lg text-muted 2xl:text-xl">{t.texto}</p>
      </div>
      {publico.offline && <Banner tone="warning">{t.sinRed}</Banner>}
      {cola && cola.admite !== 'si' && <Banner tone="warning">{pedido.cerrada[cola.admite]}</Banner>}
      <TextField
        ref={input}
        label={t.nombre}
        name="nombre"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder={t.nombreEjemplo}
        maxLength={NOMBRE_CLIENTE_MAXIMO}
        value={nombre}
        onChange={(event) => setNombre(event.target.value)}
        disabled={cola !== undefined && !open}
        error={fieldErrorsOf(generar.error).nombre}
        className="min-h-16 text-xl"
        required
      />
      <Select
        label={pedido.cola}
        name="tipo"
        value={cola?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        disabled={colas.length === 0}
        hint={cola && waitOf(cola)}
        className="min-h-16 text-xl"
      >
        {colas.length === 0 && (
          <option value="">{publico.isPending ? pedido.cargandoColas : pedido.sinColas}</option>
        )}
        {colas.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </Select>
      {generar.isError && (
        <Banner tone="danger" title={t.fallo}>
          {isRefusal(generar.error) ? sentenceOf(generar.error, '') : t.falloReintenta}
        </Banner>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        disabled={isBlank(nombre) || !open}
        loading={generar.isPending}
        className="min-h-16 text-xl"
      >
        {t.obtener}
      </Button>
    </Form>
  )
}

function waitOf({ enEspera, estimado }: Publico['colas'][number]) {
  const personas = pedido.enEspera(enEspera)
  const minutos = enEspera > 0 && formatEstimado(estimado)
  return minutos ? `${personas} · ${minutos}` : personas
}

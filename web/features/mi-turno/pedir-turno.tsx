import { MapPinOff } from 'lucide-react'
import { useState } from 'react'
import type { ColaPublica } from '#contract/cola.ts'
import { NOMBRE_CLIENTE_MAXIMO } from '#contract/turno.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { pedirTurno as pedido } from '#texts/pedir-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { fieldErrorsOf, isBlank } from '#web/lib/field-errors.ts'
import { formatEstimado } from '#web/lib/format.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useTypedEarly } from '#web/lib/use-typed-early.ts'
import { usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePedirTurno } from './api.ts'
import { Marco } from './marco.tsx'

type Props = { empresaId: string; vanished: boolean; onTurno: (turno: TurnoGuardado) => void }

export function PedirTurno({ empresaId, vanished, onTurno }: Props) {
  const publico = usePublico(empresaId)
  const [nombre, setNombre] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [keeper] = useState(() => keyKeeper(`turnero.pedido.${empresaId}`))
  const input = useTypedEarly(setNombre)
  const pedir = usePedirTurno(empresaId)

  const colas = publico.data?.colas ?? []
  const cola = colas.find(({ id }) => id === chosen) ?? colas[0]
  const ready = !isBlank(nombre) && cola?.admite === 'si'

  function submit() {
    if (!ready || !cola || pedir.isPending) return
    const limpio = nombre.trim()
    const key = keeper.keyFor(`${cola.id} ${limpio}`)
    pedir.mutate(
      { colaId: cola.id, nombre: limpio, key },
      {
        onSuccess: ({ turno }) => {
          keeper.renew()
          onTurno(turno)
        },
      },
    )
  }

  if (isRefusal(publico.error)) {
    return (
      <Marco empresa={null}>
        <EmptyState icon={MapPinOff} title={t.empresaDesconocida} text={t.empresaDesconocidaTexto} />
      </Marco>
    )
  }
  return (
    <Marco empresa={publico.data?.empresa}>
      {vanished && <Banner tone="warning">{t.noDisponible}</Banner>}
      <Form onSubmit={submit} className="flex flex-1 flex-col gap-5 in-data-turno:invisible">
        <div>
          <h1 className="text-2xl font-bold">{t.pedir}</h1>
          <p className="text-muted">{t.pedirTexto}</p>
        </div>
        {publico.isError && !publico.data && <Banner tone="danger">{t.falloCategorias}</Banner>}
        {publico.offline && publico.data && <Banner tone="warning">{t.sinRed}</Banner>}
        <TextField
          ref={input}
          label={t.nombre}
          name="nombre"
          autoComplete="name"
          autoCapitalize="words"
          placeholder={t.nombreEjemplo}
          maxLength={NOMBRE_CLIENTE_MAXIMO}
          value={nombre}
          onChange={(event) => setNombre(event.target.value)}
          error={fieldErrorsOf(pedir.error).nombre}
          required
        />
        <Select
          label={pedido.cola}
          name="categoria"
          value={cola?.id ?? ''}
          onChange={(event) => setChosen(event.target.value)}
          disabled={colas.length === 0}
          hint={cola && waitOf(cola)}
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
        {cola && cola.admite !== 'si' && <Banner tone="warning">{pedido.cerrada[cola.admite]}</Banner>}
        {pedir.isError && (
          <Banner tone="danger">{isRefusal(pedir.error) ? sentenceOf(pedir.error, t.fallo) : t.fallo}</Banner>
        )}
        <Button type="submit" size="lg" wide disabled={!ready} loading={pedir.isPending} className="mt-auto">
          {t.obtener}
        </Button>
      </Form>
    </Marco>
  )
}

function waitOf({ enEspera, estimado }: ColaPublica) {
  const personas = pedido.enEspera(enEspera)
  const minutos = enEspera > 0 && formatEstimado(estimado)
  return minutos ? `${personas} · ${minutos}` : personas
}

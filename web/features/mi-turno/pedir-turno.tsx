import { useState } from 'react'
import type { Categoria, Configuracion } from '#contract/cola.ts'
import { NOMBRE_CLIENTE_MAXIMO } from '#contract/turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import { fieldErrorsOf, isBlank } from '#web/lib/field-errors.ts'
import { plural } from '#web/lib/format.ts'
import { keyKeeper } from '#web/lib/idempotency.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { miTurno as t } from '#web/texts/mi-turno.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePedirTurno } from './api.ts'

type Props = {
  empresaId: string
  configuracion: { data?: Configuracion; isPending: boolean; isError: boolean }
  onTurno: (turno: TurnoGuardado) => void
}

export function PedirTurno({ empresaId, configuracion, onTurno }: Props) {
  const [nombre, setNombre] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [keeper] = useState(keyKeeper)
  const pedir = usePedirTurno(empresaId)

  const categorias = configuracion.data?.categorias ?? []
  const categoria = categorias.find(({ id }) => id === chosen) ?? categorias[0]
  const ready = !isBlank(nombre) && categoria?.admite === 'si'

  function submit() {
    if (!ready || !categoria || pedir.isPending) return
    const limpio = nombre.trim()
    const key = keeper.keyFor(`${categoria.id} ${limpio}`)
    pedir.mutate({ colaId: categoria.id, nombre: limpio, key }, { onSuccess: ({ turno }) => onTurno(turno) })
  }

  return (
    <Form onSubmit={submit} className="flex flex-1 flex-col gap-5">
      <div>
        <h1 className="text-2xl font-bold">{t.pedir}</h1>
        <p className="text-muted">{t.pedirTexto}</p>
      </div>
      {configuracion.isError && !configuracion.data && <Banner tone="danger">{t.falloCategorias}</Banner>}
      <TextField
        label={t.nombre}
        name="nombre"
        autoComplete="name"
        placeholder={t.nombreEjemplo}
        maxLength={NOMBRE_CLIENTE_MAXIMO}
        value={nombre}
        onChange={(event) => setNombre(event.target.value)}
        error={fieldErrorsOf(pedir.error).nombre}
        required
      />
      <Select
        label={t.categoria}
        name="categoria"
        value={categoria?.id ?? ''}
        onChange={(event) => setChosen(event.target.value)}
        disabled={categorias.length === 0}
        hint={categoria && t.personasEsperan(plural(categoria.enEspera, t.persona, t.personas))}
      >
        {categorias.length === 0 && (
          <option value="">{configuracion.isPending ? t.cargandoCategorias : t.sinCategorias}</option>
        )}
        {categorias.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </Select>
      <Closed categoria={categoria} />
      {pedir.isError && (
        <Banner tone="danger">{isRefusal(pedir.error) ? sentenceOf(pedir.error, t.fallo) : t.fallo}</Banner>
      )}
      <Button type="submit" size="lg" wide disabled={!ready} loading={pedir.isPending} className="mt-auto">
        {t.obtener}
      </Button>
    </Form>
  )
}

function Closed({ categoria }: { categoria?: Categoria }) {
  if (!categoria || categoria.admite === 'si') return null
  return <Banner tone="warning">{categoria.admite === 'pausada' ? t.pausada : t.agotada}</Banner>
}

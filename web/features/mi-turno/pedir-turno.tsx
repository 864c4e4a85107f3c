import { MapPinOff } from 'lucide-react'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api-error.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { ColaCerrada } from '#web/shared/pedir-turno/cola-cerrada.tsx'
import { ColaSelect } from '#web/shared/pedir-turno/cola-select.tsx'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { usePublico } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Marco } from './marco.tsx'

type Props = { empresaId: string; vanished: boolean; onTurno: (turno: TurnoGuardado) => void }

export function PedirTurno({ empresaId, vanished, onTurno }: Props) {
  const publico = usePublico(empresaId)
  const colas = publico.data?.colas ?? []
  const keptAs = `turnero.pedido.${empresaId}`
  const { form, cola } = usePedido({ empresaId, origen: 'telefono', colas, keptAs, onTurno })

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
      <Form form={form} className="flex flex-1 flex-col gap-5 in-data-turno:invisible">
        <div>
          <h1 className="text-2xl font-bold">{t.pedir}</h1>
          <p className="text-muted">{t.pedirTexto}</p>
        </div>
        {publico.isError && !publico.data && <Banner tone="danger">{t.falloCategorias}</Banner>}
        {publico.offline && publico.data && <Banner tone="warning">{t.sinRed}</Banner>}
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
          loading={publico.isPending}
          onChoose={(colaId) => form.edit({ colaId })}
        />
        <ColaCerrada cola={cola} zona={publico.data?.empresa.zona} />
        <Preguntas
          cola={cola}
          preferencias={publico.data?.preferencias ?? []}
          respuestas={form.values.respuestas}
          errors={form.errors}
          onChange={(respuestas) => form.edit({ respuestas })}
        />
        {form.failure != null && (
          <Banner tone="danger">
            {isRefusal(form.failure) ? sentenceOf(form.failure, t.fallo) : t.fallo}
          </Banner>
        )}
        <Button
          type="submit"
          size="lg"
          wide
          disabled={!form.ready}
          loading={form.pending}
          className="mt-auto"
        >
          {t.obtener}
        </Button>
      </Form>
    </Marco>
  )
}

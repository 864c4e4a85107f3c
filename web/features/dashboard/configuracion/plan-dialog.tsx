import { CambioPlan, type Plan } from '#contract/cuenta.ts'
import { comun } from '#texts/comun.ts'
import { plan as t } from '#texts/plan.ts'
import { planes } from '#texts/planes.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { formatDate } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { useCambiarPlan } from '#web/shared/plan/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { useToast } from '#web/ui/toast.tsx'

const FORM_ID = 'cambiar-plan'

type Props = {
  open: boolean
  onClose: () => void
  catalogo: Plan[]
  /** The chosen plan; null before the first choice, as during the trial. */
  actual: string | null
  inicial: string
  /** When the trial would end by itself; null without a trial. */
  trialUntil: string | null
}

export function PlanDialog({ open, onClose, catalogo, actual, inicial, trialUntil }: Props) {
  const locale = useLocale()
  const cambiar = useCambiarPlan()
  const toast = useToast()
  const form = useForm({
    initial: { plan: inicial },
    body: CambioPlan,
    keep: false,
    send: ({ plan }) => cambiar.mutateAsync(plan),
    onSent: ({ plan }) => {
      toast(t.cambiado(plan.nombre))
      onClose()
    },
  })

  function close() {
    form.reset()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.elegir}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {comun.cancelar}
          </Button>
          <Button type="submit" form={FORM_ID} loading={form.pending} disabled={form.values.plan === actual}>
            {t.confirmar}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t.nota}</p>
      {trialUntil && <Banner tone="warning">{t.terminaPrueba(formatDate(locale, trialUntil))}</Banner>}
      <Form id={FORM_ID} form={form}>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t.elegir}</legend>
          {catalogo.map((plan) => (
            <Choice
              key={plan.id}
              plan={plan}
              actual={plan.id === actual}
              chosen={plan.id === form.values.plan}
              onChoose={() => form.edit({ plan: plan.id })}
            />
          ))}
        </fieldset>
      </Form>
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.falloCambio)}</Banner>}
    </Dialog>
  )
}

type ChoiceProps = { plan: Plan; actual: boolean; chosen: boolean; onChoose: () => void }

const Choice = ({ plan, actual, chosen, onChoose }: ChoiceProps) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-3 transition-colors has-checked:border-brand has-checked:bg-brand-soft">
    <input
      type="radio"
      name="plan"
      value={plan.id}
      checked={chosen}
      onChange={onChoose}
      className="mt-1 size-5 shrink-0 accent-brand"
    />
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{plan.nombre}</span>
        <span>
          {plan.precio}
          {plan.periodo} {planes.moneda}
        </span>
        {actual && <Badge tone="brand">{t.actual}</Badge>}
      </span>
      <span className="text-sm">
        {plan.caracteristicas
          .map(({ texto, proximamente }) => (proximamente ? `${texto} (${t.proximamente})` : texto))
          .join(' · ')}
      </span>
    </span>
  </label>
)

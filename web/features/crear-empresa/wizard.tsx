import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BasicStep } from './basic-step.tsx'
import { DetailStep } from './detail-step.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

export function Wizard({ form, step, goTo, basicsMissing, next }: EmpresaNueva) {
  return (
    <Card>
      <Form form={form} onSubmit={step === 'basica' ? next : form.submit} className="grid gap-6">
        <Tabs
          label={t.pasos}
          value={step}
          onChange={goTo}
          tabs={[
            { id: 'basica', label: t.basica },
            { id: 'detalles', label: t.detalles, disabled: basicsMissing },
          ]}
        >
          <div className="grid grid-cols-1 gap-5">
            {form.failure != null && (
              <Banner tone="danger" title={t.fallo}>
                {sentenceOf(form.failure, '')}
              </Banner>
            )}
            {step === 'basica' ? (
              <BasicStep form={form} />
            ) : (
              <DetailStep form={form} onBack={() => goTo('basica')} />
            )}
          </div>
        </Tabs>
      </Form>
    </Card>
  )
}

import { useEffect, useRef } from 'react'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Form } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { BasicStep } from './basic-step.tsx'
import { DetailStep } from './detail-step.tsx'
import type { EmpresaNueva } from './use-empresa-nueva.ts'

export function Wizard({ form, imagen, chooseImagen, step, goTo, basicsMissing, next }: EmpresaNueva) {
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  // The button that changed the step is gone, so the focus moves to the first field.
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    panel.current?.querySelector<HTMLElement>('input:not([hidden]), textarea')?.focus()
  }, [step])

  return (
    <div
      data-rows
      data-stacked
      className="rounded-card border border-line bg-surface mouse:[--control-height:2.5rem] mouse:[--field-height:2.5rem]"
    >
      <Form form={form} onSubmit={step === 'basica' ? next : form.submit} className="grid gap-0">
        <Tabs
          label={t.pasos}
          value={step}
          onChange={goTo}
          className="dense:px-4 dense:max-md:gap-4 dense:sm:px-6 dense:max-md:[&>button]:gap-1 dense:max-md:[&>button]:text-xs"
          tabs={[
            { id: 'basica', label: t.basica, mark: step === 'basica' ? 1 : 'done' },
            { id: 'detalles', label: t.detalles, disabled: basicsMissing, mark: 2 },
          ]}
        >
          <div ref={panel} className="grid grid-cols-1 gap-5 p-4 sm:p-6 [&_:is(label,legend)]:text-sm">
            {form.failure != null && (
              <Banner tone="danger" title={t.fallo}>
                {sentenceOf(form.failure, '')}
              </Banner>
            )}
            {step === 'basica' ? (
              <BasicStep form={form} />
            ) : (
              <DetailStep
                form={form}
                imagen={imagen}
                chooseImagen={chooseImagen}
                onBack={() => goTo('basica')}
              />
            )}
          </div>
        </Tabs>
      </Form>
    </div>
  )
}

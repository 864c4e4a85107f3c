import { useState } from 'react'
import { useNavigate } from 'react-router'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from '#web/lib/field-errors.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCrearEmpresa } from './api.ts'
import { BasicStep } from './basic-step.tsx'
import { DetailStep } from './detail-step.tsx'
import { basicErrors, type Draft, detailErrors, type Step, toNuevaEmpresa } from './draft.ts'

type Props = {
  draft: Draft
  step: Step
  edit: (change: Partial<Draft>) => void
  goTo: (step: Step) => void
  discard: () => void
}

export function Wizard({ draft, step, edit: keep, goTo, discard }: Props) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const crear = useCrearEmpresa()
  const navigate = useNavigate()
  const toast = useToast()
  const basicsMissing = hasErrors(basicErrors(draft))
  // What the server says of a field of the first step is shown there.
  const shown = { ...fieldErrorsOf(crear.error), ...errors }

  function next() {
    const found = basicErrors(draft)
    setErrors(found)
    goTo(hasErrors(found) ? 'basica' : 'detalles')
  }

  function create() {
    if (basicsMissing) return next()
    const found = detailErrors(draft)
    setErrors(found)
    if (hasErrors(found) || crear.isPending) return
    crear.mutate(toNuevaEmpresa(draft), {
      onSuccess: ({ empresa }) => {
        discard()
        toast(t.exito(empresa.nombre))
        navigate(paths.home())
      },
      onError: (error) => {
        const { nombre, titular } = fieldErrorsOf(error)
        if (nombre || titular) goTo('basica')
      },
    })
  }

  const edit = (change: Partial<Draft>) => {
    setErrors({})
    keep(change)
  }

  return (
    <Card>
      <Form onSubmit={step === 'basica' ? next : create} errors={errors} className="grid gap-6">
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
            {crear.isError && (
              <Banner tone="danger" title={t.fallo}>
                {sentenceOf(crear.error, '')}
              </Banner>
            )}
            {step === 'basica' ? (
              <BasicStep draft={draft} errors={shown} onChange={edit} />
            ) : (
              <DetailStep
                draft={draft}
                errors={shown}
                onChange={edit}
                pending={crear.isPending}
                onBack={() => goTo('basica')}
              />
            )}
          </div>
        </Tabs>
      </Form>
    </Card>
  )
}

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Empresa } from '#contract/empresa.ts'
import { configuracion as t } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { hasErrors } from '#web/lib/form/field-errors.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ContactoTab } from './contacto-tab.tsx'
import { complaintOf, PESTANAS, type Pestana, pestanaDe } from './draft.ts'
import { GeneralTab } from './general-tab.tsx'
import { PersonalizacionTab } from './personalizacion-tab.tsx'
import { SavedBanner } from './saved-banner.tsx'
import { useConfiguracionForm } from './use-configuracion-form.ts'

const VIEWS = { general: GeneralTab, contacto: ContactoTab, personalizacion: PersonalizacionTab }

/** Three tabs, one save. The tab is in the address, so that a reload stays on it. */
export function ConfiguracionForm({ empresa }: { empresa: Empresa }) {
  const [search, setSearch] = useSearchParams()
  const [discarded, setDiscarded] = useState(0)
  const [pestana, setPestana] = useState(
    () => PESTANAS.find((id) => id === search.get('pestana')) ?? 'general',
  )

  function show(id: Pestana) {
    setPestana(id)
    setSearch({ pestana: id }, { replace: true, preventScrollReset: true })
  }

  const form = useConfiguracionForm(empresa, pestana, (errors) => {
    const wanted = pestanaDe(errors)
    if (wanted && wanted !== pestana) show(wanted)
  })
  const Tab = VIEWS[pestana]

  function discard() {
    form.reset()
    setDiscarded(discarded + 1)
  }

  return (
    <Card>
      <Form form={form} className="grid grid-cols-1 gap-6">
        <Tabs
          label={t.titulo}
          value={pestana}
          onChange={show}
          tabs={PESTANAS.map((id) => ({
            id,
            label: pestanaDe(form.errors) === id ? t.conErrores(t.pestanas[id]) : t.pestanas[id],
          }))}
        >
          <div key={discarded} className="grid max-w-6xl grid-cols-1 gap-5">
            <Tab form={form} empresaId={empresa.id} />
          </div>
        </Tabs>
        <p className="text-sm text-muted">{t.obligatorios}</p>
        {form.failure != null ? (
          <Banner tone="danger" title={t.fallo}>
            {sentenceOf(form.failure, '')}
          </Banner>
        ) : (
          hasErrors(form.errors) && <Banner tone="danger" title={complaintOf(form.errors)} />
        )}
        {form.saved > 0 && <SavedBanner key={form.saved} />}
        <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
          <Button type="submit" size="lg" loading={form.pending}>
            {form.pending ? t.guardando : t.guardar}
          </Button>
          {form.dirty && !form.pending && (
            <>
              <Button variant="ghost" size="lg" onClick={discard}>
                {t.descartar}
              </Button>
              <p className="text-muted max-sm:text-center">{t.sinGuardar}</p>
            </>
          )}
        </div>
      </Form>
    </Card>
  )
}

import type { ReactNode } from 'react'
import { configuracion as t } from '#texts/configuracion.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { hasErrors } from '#web/lib/form/field-errors.ts'
import { paths } from '#web/paths.ts'
import { SaveBar } from '#web/shared/settings/save-bar.tsx'
import { SettingsPage, settingsColumn } from '#web/shared/settings/settings-page.tsx'
import { Form } from '#web/ui/form.tsx'
import { useConfiguracionDeEmpresa } from './contexto.ts'
import { complaintOf, type PaginaDeEmpresa } from './draft.ts'

type Props = { pagina: PaginaDeEmpresa; children: ReactNode }

/** One of the three pages that share a form, its check and its save. */
export function EmpresaForm({ pagina, children }: Props) {
  const { empresa, form } = useConfiguracionDeEmpresa()
  return (
    <Form form={form} onSubmit={() => form.dirty && form.submit()} className={settingsColumn}>
      <SettingsPage
        title={t.paginas[pagina].nombre}
        text={t.paginas[pagina].texto}
        back={{ to: paths.configuracion(empresa.id), label: t.titulo }}
      >
        {children}
      </SettingsPage>
      <SaveBar form={form} complaint={complaintAbout(form)} dot={false} />
    </Form>
  )
}

function complaintAbout({ failure, errors }: ReturnType<typeof useConfiguracionDeEmpresa>['form']) {
  if (failure != null) return `${t.fallo} ${sentenceOf(failure, '')}`.trim()
  return hasErrors(errors) ? complaintOf(errors) : undefined
}

import { useNavigate } from 'react-router'
import { NuevaEmpresa } from '#contract/empresa.ts'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { useForm } from '#web/lib/use-form.ts'
import { paths } from '#web/paths.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useCrearEmpresa } from './api.ts'
import { BASICS, sentences, toNuevaEmpresa } from './draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export type EmpresaNueva = ReturnType<typeof useEmpresaNueva>

/** The two steps as one form. What is said of a field of the first step is shown there. */
export function useEmpresaNueva() {
  const { draft, step, keep, discard } = useKeptDraft()
  const crear = useCrearEmpresa()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useForm({
    initial: draft,
    body: NuevaEmpresa,
    sentences,
    send: (values) => crear.mutateAsync(toNuevaEmpresa(values)),
    onSent: ({ empresa }) => {
      discard()
      toast(t.exito(empresa.nombre))
      navigate(paths.home())
    },
    onErrors: (errors) => BASICS.some((name) => errors[name]) && keep({ step: 'basica' }),
    onEdit: (edited) => keep({ draft: edited }),
  })
  return {
    form,
    step,
    goTo: (next: typeof step) => keep({ step: next }),
    basicsMissing: BASICS.some((name) => form.wrong[name]),
    next: () => form.check(...BASICS) && keep({ step: 'detalles' }),
  }
}

import { CategoriaEnviada } from '#contract/cola.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { type Cambio, useGuardarConfiguracion } from './api.ts'
import { checkCampos, type Draft, sentences, toEnviada } from './draft.ts'

type Options = {
  empresaId: string
  initial: Draft
  id: string
  /** Returns the change that puts this category into the list. */
  into: (enviada: CategoriaEnviada) => Cambio
  onSaved: (nombre: string) => void
}

export type CategoriaForm = ReturnType<typeof useCategoriaForm>

/** The form of one category, new or edited. Saving sends the whole list. */
export function useCategoriaForm({ empresaId, initial, id, into, onSaved }: Options) {
  const guardar = useGuardarConfiguracion(empresaId)
  return useForm({
    initial,
    body: CategoriaEnviada,
    sentences: sentences(),
    check: checkCampos,
    send: (draft) => guardar.mutateAsync(into(toEnviada(id, draft))),
    onSent: (_, { nombre }) => onSaved(nombre),
  })
}

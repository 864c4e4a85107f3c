import { CategoriaEnviada } from '#contract/cola.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { type Cambio, useGuardarConfiguracion } from './api.ts'
import { checkCampos, type Draft, sentences, toEnviada } from './draft.ts'

type Options = {
  empresaId: string
  initial: Draft
  /** The id it is saved under. */
  id: string
  /** How the list becomes the one with this category. */
  into: (enviada: CategoriaEnviada) => Cambio
  onSaved: (nombre: string) => void
}

export type CategoriaForm = ReturnType<typeof useCategoriaForm>

/** One category, new or edited; the list is saved whole. */
export function useCategoriaForm({ empresaId, initial, id, into, onSaved }: Options) {
  const guardar = useGuardarConfiguracion(empresaId)
  return useForm({
    initial,
    body: CategoriaEnviada,
    sentences,
    check: checkCampos,
    send: (draft) => guardar.mutateAsync(into(toEnviada(id, draft))),
    onSent: (_, { nombre }) => onSaved(nombre),
  })
}

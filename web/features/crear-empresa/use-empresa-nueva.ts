import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NuevaEmpresa } from '#contract/empresa.ts'
import { crearEmpresa as t } from '#texts/crear-empresa.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { paths } from '#web/paths.ts'
import { base64Of } from '#web/shared/elegir-logo.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useCrearEmpresa } from './api.ts'
import { BASICS, sentences, toNuevaEmpresa } from './draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export type EmpresaNueva = ReturnType<typeof useEmpresaNueva>

/** Both steps as one form. Errors of a field of the first step are shown there. */
export function useEmpresaNueva() {
  const { draft, step, keep, discard } = useKeptDraft()
  // A `data:` URL, too large to store with the draft.
  const [imagen, setImagen] = useState('')
  const chosen = useRef(Promise.resolve(''))
  const crear = useCrearEmpresa()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useForm({
    initial: draft,
    body: NuevaEmpresa,
    sentences: sentences(),
    // A large image may still be loading.
    send: async (values) =>
      crear.mutateAsync({ nueva: toNuevaEmpresa(values), imagen: base64Of(await chosen.current) }),
    onSent: ({ empresa, sinLogo }) => {
      discard()
      if (sinLogo === null) toast(t.exito(empresa.nombre))
      else toast(t.sinLogo(empresa.nombre, sentenceOf(sinLogo, '')), 'danger')
      navigate(paths.home())
    },
    onErrors: (errors) => BASICS.some((name) => errors[name]) && keep({ step: 'basica' }),
    onEdit: (edited) => keep({ draft: edited }),
  })
  /** Sets the image once it is read; an empty one removes it. Rejects when it cannot be read. */
  async function chooseImagen(reading: Promise<string>) {
    const newest = reading.catch(() => '')
    chosen.current = newest
    const read = await reading
    if (chosen.current === newest) setImagen(read)
  }

  return {
    form,
    imagen,
    chooseImagen,
    step,
    goTo: (next: typeof step) => keep({ step: next }),
    basicsMissing: BASICS.some((name) => form.wrong[name]),
    next: () => form.check(...BASICS) && keep({ step: 'detalles' }),
  }
}

import type { ReactNode } from 'react'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { type FieldErrors, hasErrors } from '#web/lib/form/field-errors.ts'
import type { FormState } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { Parte } from './parte.tsx'

type Props = {
  form: FormState & { failure: unknown; errors: FieldErrors; pending: boolean }
  texts: { titulo: string; fallo: string; boton: string }
  texto: string
  /** Confirmation of the last change, shown until the next edit. */
  hecho?: string | null
  children: ReactNode
}

/** A card that changes one part of the account. A failure shown at a field is not repeated. */
export const ParteForm = ({ form, texts, texto, hecho, children }: Props) => (
  <Parte titulo={texts.titulo} texto={texto}>
    <Form form={form} className="grid gap-4">
      {hecho && <Banner tone="success">{hecho}</Banner>}
      {form.failure != null && !hasErrors(form.errors) && (
        <Banner tone="danger">{sentenceOf(form.failure, texts.fallo)}</Banner>
      )}
      {children}
      <Button
        type="submit"
        variant="secondary"
        loading={form.pending}
        className="justify-self-start max-sm:w-full"
      >
        {texts.boton}
      </Button>
    </Form>
  </Parte>
)

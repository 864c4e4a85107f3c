import type { HorarioEmpresa } from '#contract/horario.ts'
import { semanaDe } from '#domain/horario-enviado.ts'
import { esDeSemana } from '#domain/horario-escrito.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useGuardarHorario } from './api.ts'
import { estaCompleta, fromSemana, type SemanaDraft, toSemana } from './draft.ts'

interface Draft {
  semana: SemanaDraft | null
  /** What customers read. Null: it is written from the hours. */
  texto: string | null
  /** The version of the hours that the draft started from. */
  version: string
}

function toDraft({ semana, texto, version }: HorarioEmpresa): Draft {
  const propio = semana && !esDeSemana(texto, semanaDe(semana) ?? [])
  return { semana: semana && toSemana(semana), texto: propio || !semana ? texto : null, version }
}

export type SemanaForm = ReturnType<typeof useSemanaForm>

/** The week of the company and its text: what the page saves. Special days and queues are saved by their dialogs. */
export function useSemanaForm(empresaId: string, horario: HorarioEmpresa) {
  const guardar = useGuardarHorario(empresaId)
  const form = useForm({
    initial: toDraft(horario),
    send: ({ semana, texto, version }) =>
      guardar.mutateAsync({
        version,
        semana: semana && fromSemana(semana),
        especiales: horario.especiales,
        ...(texto !== null && { texto }),
      }),
  })
  const { semana, version } = form.values
  return {
    ...form,
    complete: semana === null || estaCompleta(semana),
    // Edits all fields at once: from the first edit on, none of them follows what other users save.
    edit: (fields: Partial<Draft>) => form.edit({ ...form.values, ...fields }),
    /** Special days share the version. Saving them here is no reason to refuse the edits of the week. */
    follow(before: string, after: string) {
      if (form.dirty && version === before) form.edit({ version: after })
    },
  }
}

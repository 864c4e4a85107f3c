import type { HorarioEmpresa } from '#contract/horario.ts'
import type { Idioma } from '#contract/idioma.ts'
import { semanaDe } from '#domain/horario-enviado.ts'
import { esDeSemana } from '#domain/horario-escrito.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { escribirSemana } from '#domain/horario-texto.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useGuardarHorario } from './api.ts'
import { CorteSugerido } from './corte-sugerido.tsx'
import { estaCompleta, fromSemana, type SemanaDraft, semanaDelTexto, toSemana } from './draft.ts'
import { SemanaEditor } from './semana-editor.tsx'

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

type Props = { empresaId: string; horario: HorarioEmpresa }

/** The week of the company, and the text that customers read. */
export function SemanaCard({ empresaId, horario }: Props) {
  const guardar = useGuardarHorario(empresaId)
  const idioma: Idioma = useEmpresa(empresaId).data?.config.idioma ?? 'es'
  const escribir = (draft: SemanaDraft) =>
    estaCompleta(draft)
      ? escribirSemana(semanaDe(fromSemana(draft)) ?? [], palabrasDeHorario(idioma, horario.zona))
      : ''
  const toast = useToast()
  const form = useForm({
    initial: toDraft(horario),
    send: ({ semana, texto, version }) =>
      guardar.mutateAsync({
        version,
        semana: semana && fromSemana(semana),
        especiales: horario.especiales,
        ...(texto !== null && { texto }),
      }),
    onSent: () => toast(t.guardado),
  })
  const { semana, texto } = form.values
  const complete = semana === null || estaCompleta(semana)
  // Edits all fields at once: from the first edit on, none of them follows what other users save.
  const edit = (fields: Partial<Draft>) => form.edit({ ...form.values, ...fields })

  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <h3 className="text-lg font-bold">{t.semana}</h3>
        <Switch
          label={t.soloEnHorario}
          hint={semana ? t.soloEnHorarioSi : t.soloEnHorarioNo}
          checked={semana !== null}
          onChange={() =>
            edit(
              semana
                ? { semana: null, texto: texto ?? escribir(semana) }
                : { semana: toSemana(semanaDelTexto(horario.texto)), texto: null },
            )
          }
        />
      </div>
      {!semana && (
        <HorarioField
          name="texto"
          value={texto ?? ''}
          maxLength={500}
          idioma={idioma}
          onChange={(escrito) => edit({ texto: escrito })}
        />
      )}
      {semana && (
        <>
          <SemanaEditor semana={semana} onChange={(next) => edit({ semana: next })} />
          <div className="grid gap-2">
            <Checkbox
              label={t.textoPropio}
              hint={t.textoPropioPista}
              checked={texto !== null}
              onChange={() => edit({ texto: texto === null ? escribir(semana) : null })}
            />
            {texto === null ? (
              <p className="rounded-control bg-sunken p-4 whitespace-pre-line">
                {escribir(semana) || t.todoCerrado}
              </p>
            ) : (
              <TextArea
                label={t.texto}
                maxLength={500}
                value={texto}
                onChange={(event) => edit({ texto: event.target.value })}
              />
            )}
          </div>
        </>
      )}
      {horario.corteSugerido !== null && !form.dirty && (
        <CorteSugerido empresaId={empresaId} corte={horario.corteSugerido} />
      )}
      {!complete && <Banner tone="warning">{t.faltanHoras}</Banner>}
      {form.failure != null && <Banner tone="danger">{sentenceOf(form.failure, t.fallo)}</Banner>}
      {form.dirty && (
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-card border-t border-line bg-surface p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button onClick={form.submit} disabled={!complete} loading={form.pending} className="max-sm:flex-1">
            {t.guardar}
          </Button>
          <Button variant="ghost" onClick={form.reset}>
            {t.descartar}
          </Button>
        </div>
      )}
    </Card>
  )
}

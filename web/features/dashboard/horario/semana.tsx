import type { HorarioEmpresa } from '#contract/horario.ts'
import type { Idioma } from '#contract/idioma.ts'
import { paredEn } from '#domain/hora-local.ts'
import { semanaDe } from '#domain/horario-enviado.ts'
import { palabrasDeHorario } from '#domain/horario-palabras.ts'
import { escribirSemana } from '#domain/horario-texto.ts'
import { horarioVista as t } from '#texts/horario-vista.ts'
import { HorarioField } from '#web/shared/horario/horario-field.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { CorteSugerido } from './corte-sugerido.tsx'
import { estaCompleta, fromSemana, type SemanaDraft, semanaDelTexto, toSemana } from './draft.ts'
import { SemanaEditor } from './semana-editor.tsx'
import type { SemanaForm } from './use-semana-form.ts'

type Props = { empresaId: string; horario: HorarioEmpresa; form: SemanaForm }

/** The week of the company, and the text that customers read. */
export function Semana({ empresaId, horario, form }: Props) {
  const idioma: Idioma = useEmpresa(empresaId).data?.config.idioma ?? 'es'
  const { zona } = horario
  const { semana, texto } = form.values
  const escribir = (draft: SemanaDraft) =>
    estaCompleta(draft)
      ? escribirSemana(semanaDe(fromSemana(draft)) ?? [], palabrasDeHorario(idioma, zona))
      : ''

  return (
    <section
      aria-labelledby="semana"
      className="min-w-0 px-4 pt-2 pb-2 lg:border-r lg:border-line lg:px-6 lg:pb-1"
    >
      <h3 id="semana" className="flex min-h-11 items-center font-semibold">
        {t.semana}
      </h3>
      <div className="grid min-h-13 content-center pb-2">
        <Switch
          label={t.soloEnHorario}
          hint={semana ? t.soloEnHorarioSi : t.soloEnHorarioNo}
          checked={semana !== null}
          onChange={() =>
            form.edit(
              semana
                ? { semana: null, texto: texto ?? escribir(semana) }
                : { semana: toSemana(semanaDelTexto(horario.texto)), texto: null },
            )
          }
          className="pt-0 pb-0"
        />
      </div>
      {!semana && (
        <div className="border-t border-line py-4">
          <HorarioField
            name="texto"
            value={texto ?? ''}
            maxLength={500}
            idioma={idioma}
            zona={zona}
            onChange={(escrito) => form.edit({ texto: escrito })}
          />
        </div>
      )}
      {semana && (
        <>
          <SemanaEditor
            semana={semana}
            zona={zona}
            hoy={paredEn(Date.now(), zona).dia}
            onChange={(next) => form.edit({ semana: next })}
          />
          <div className="flex min-h-11 items-center gap-3 border-t border-line text-sm text-muted max-sm:py-1">
            <p className="min-w-0 flex-1">{texto === null ? t.textoSolo : t.textoPropio}</p>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => form.edit({ texto: texto === null ? escribir(semana) : null })}
            >
              {texto === null ? t.escribirlo : t.noEscribirlo}
            </Button>
          </div>
          {texto !== null && (
            <div className="pb-3">
              <TextArea
                label={t.texto}
                hideLabel
                maxLength={500}
                value={texto}
                onChange={(event) => form.edit({ texto: event.target.value })}
              />
            </div>
          )}
        </>
      )}
      <div className="grid gap-2 pb-3 empty:hidden">
        {horario.corteSugerido !== null && !form.dirty && (
          <CorteSugerido empresaId={empresaId} corte={horario.corteSugerido} />
        )}
        {!form.complete && <Banner tone="warning">{t.faltanHoras}</Banner>}
      </div>
    </section>
  )
}

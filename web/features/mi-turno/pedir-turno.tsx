import { HeartHandshake, MapPinOff, TriangleExclamationPoint } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DatosPagina, PedidoSinScript } from '#contract/paginas.ts'
import { traducir } from '#domain/traduccion.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { isRefusal, sentenceOf } from '#web/lib/api/api-error.ts'
import { allowSound } from '#web/lib/browser/chime.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { useHydrated } from '#web/lib/browser/use-hydrated.ts'
import { useFollow } from '#web/lib/live/use-follow.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { publicPaths } from '#web/public-paths.ts'
import { fraseDeCierre } from '#web/shared/apertura/frases.ts'
import { publicoDe } from '#web/shared/follows.ts'
import { AvisoPrivacidad } from '#web/shared/pedir-turno/aviso-privacidad.tsx'
import { CodigoSala } from '#web/shared/pedir-turno/codigo-sala.tsx'
import { ColaSelect } from '#web/shared/pedir-turno/cola-select.tsx'
import { Preguntas } from '#web/shared/pedir-turno/preguntas.tsx'
import { exigeNombre, usePedido } from '#web/shared/pedir-turno/use-pedido.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Cerrado } from './cerrado.tsx'
import { COLAS_EN_FICHAS, ColaFichas } from './cola-fichas.tsx'
import { keyName } from './key-name.ts'
import { forgetLlamada, readLlamada } from './llamada-pasada.ts'
import { Barra, Cuerpo, Marco } from './marco.tsx'
import { PreferenciaSheet } from './preferencia-sheet.tsx'
import type { Ending } from './use-saved-turno.ts'

type Props = {
  datos: DatosPagina
  /** The request that was sent without script. */
  pedido?: PedidoSinScript
  ending: Ending | null
  onTurno: (turno: TurnoGuardado) => void
}

/** The form. The server renders it filled in, and it can be sent before any script runs. */
export function PedirTurno({ datos, pedido, ending, onTurno }: Props) {
  const { empresaId, llave } = datos
  const publico = useFollow(publicoDe(empresaId, { first: datos.publico ?? undefined }))
  const colas = publico.data?.colas ?? []
  const hydrated = useHydrated()
  const [choosing, setChoosing] = useState(false)
  // The server's refusal of a form that was sent without script, until the customer changes something.
  const [fallo, setFallo] = useState(pedido?.fallo)
  const { form, cola, pideCodigo } = usePedido({
    empresaId,
    origen: 'telefono',
    colas,
    keptAs: keyName(empresaId),
    // One that gives turnos now; the others say why they do not.
    preferred: colas.find(({ admite }) => admite === 'si')?.id,
    initial: pedido?.fallo && pedido,
    faltaNombre: t.faltaNombre,
    firstPide: pedido?.fallo?.codigo.startsWith('codigo_sala_'),
    onTurno: (turno) => {
      forgetLlamada(empresaId)
      onTurno(turno)
    },
  })

  function submit() {
    setFallo(undefined)
    // Browsers allow sound only from within a tap.
    void allowSound()
    form.submit()
  }

  if (isRefusal(publico.error) || (datos.publico === null && !publico.data)) {
    return (
      <Marco empresa={null}>
        <EmptyState icon={MapPinOff} title={t.empresaDesconocida} text={t.empresaDesconocidaTexto} />
      </Marco>
    )
  }
  const { data } = publico
  const marco = { empresa: data?.empresa, languageNote: t.idiomaDeAvisos }
  const said = (
    <>
      {ending && ending !== 'over' && <Final ending={ending} />}
      <LlamadaPasada empresaId={empresaId} zona={data?.empresa.zona} />
    </>
  )
  if (data && colas.length > 0 && colas.every(({ admite }) => admite === 'cerrada')) {
    return (
      <Marco {...marco}>
        <Cerrado publico={data}>{said}</Cerrado>
      </Marco>
    )
  }
  // Uses the state's own instant, so that the page the server renders and the browser agree.
  const cierre = cola && data && fraseDeCierre(cola, data.empresa.zona, Date.parse(data.actualizado))
  const preferencias = data?.preferencias ?? []
  const { respuestas } = form.values
  const answer = (next: typeof respuestas) => form.edit({ respuestas: next })
  const preferencia = preferencias.find(({ id }) => id === respuestas.preferenciaId)
  // Without script another cola can be chosen in the same form, and a refused form keeps what was typed.
  const pide = hydrated || colas.length === 0 ? [cola] : colas
  const asks = !cierre || (!hydrated && (pedido?.fallo || colas.some(({ admite }) => admite === 'si')))
  return (
    <Marco {...marco}>
      <Form
        form={form}
        onSubmit={submit}
        onChange={() => setFallo(undefined)}
        className="flex min-h-0 flex-1 flex-col in-data-turno:invisible"
      >
        <Cuerpo className="gap-4">
          <input type="hidden" name="llave" value={llave} />
          {said}
          <h1 className="text-2xl leading-9 font-extrabold tracking-[-0.025em]">{t.pedir}</h1>
          {publico.reach === 'offline' && (
            <Banner tone={data ? 'warning' : 'danger'}>{data ? t.sinRed : t.falloCategorias}</Banner>
          )}
          {colas.length > 0 && colas.length <= COLAS_EN_FICHAS ? (
            <ColaFichas publico={data} cola={cola} onChoose={(colaId) => form.edit({ colaId })} />
          ) : (
            <ColaSelect
              colas={colas}
              cola={cola}
              loading={!data && publico.reach === 'ok'}
              onChoose={(colaId) => form.edit({ colaId })}
              className="min-h-14"
            />
          )}
          {cierre && (
            <Note icon={TriangleExclamationPoint} tone="warning" role="status">
              <strong className="font-semibold">{cierre}</strong>{' '}
              {colas.some(({ admite }) => admite === 'si') && t.otraAtencion}
            </Note>
          )}
          {asks && (
            <>
              {pide.some((una) => una?.pideNombre !== 'no') && (
                <TextField
                  {...form.field('nombre')}
                  label={t.nombre}
                  required={pide.every(exigeNombre)}
                  optional={!pide.some(exigeNombre)}
                  autoComplete="name"
                  autoCapitalize="words"
                  placeholder={t.nombreEjemplo}
                  className="min-h-14 px-4 text-lg"
                  fieldClassName="[&>label]:font-semibold"
                />
              )}
              {pideCodigo && <CodigoSala {...form.field('codigoSala')} />}
              <Preguntas
                cola={cola}
                preferencias={hydrated ? [] : preferencias}
                respuestas={respuestas}
                errors={form.errors}
                onChange={answer}
                phone
              />
              {preferencias.length > 0 && (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setChoosing(true)}
                  className="-mt-1 flex min-h-12 items-center gap-2 self-start text-left leading-5 font-semibold text-brand-text max-[359px]:text-sm noscript:hidden"
                >
                  <HeartHandshake aria-hidden="true" className="size-5 shrink-0" />
                  {preferencia
                    ? t.preferencia(
                        traducir(data?.empresa.traducciones, currentLanguage(), preferencia.nombre),
                      )
                    : t.preferente}
                </button>
              )}
            </>
          )}
          {fallo && <Banner tone="danger">{fallo.mensaje}</Banner>}
          {form.failure != null && !form.errors.codigoSala && (
            <Banner tone="danger">
              {isRefusal(form.failure) ? sentenceOf(form.failure, t.fallo) : t.fallo}
            </Banner>
          )}
        </Cuerpo>
        <Barra look="lifted">
          {asks ? (
            <>
              <Button
                type="submit"
                size="touch"
                wide
                // Never silently: a tap shows what is missing. Before the script runs, the server checks the form.
                aria-disabled={hydrated && !form.ready}
                disabled={!hydrated && colas.length === 0}
                loading={form.pending}
              >
                {t.obtener}
              </Button>
              <AvisoPrivacidad
                empresa={data?.empresa}
                className="text-center text-sm leading-5 text-balance wrap-anywhere text-muted"
              />
            </>
          ) : (
            <a
              href={publicPaths.verificarTurno()}
              className={buttonLook({ variant: 'text', size: 'touchRow', wide: true })}
            >
              {t.yaTengo}
            </a>
          )}
        </Barra>
      </Form>
      <PreferenciaSheet
        open={choosing}
        preferencias={preferencias}
        value={respuestas.preferenciaId}
        onChange={(preferenciaId) => answer({ ...respuestas, preferenciaId })}
        onClose={() => setChoosing(false)}
      />
    </Marco>
  )
}

/** How the last turno left this phone. Giving it up counts only when the server knows of it. */
function Final({ ending }: { ending: Exclude<Ending, 'over'> }) {
  if (ending === 'vanished') return <Banner tone="warning">{t.noDisponible}</Banner>
  if (ending === 'cancelled') return <Banner tone="success">{t.cancelado}</Banner>
  if (ending === 'cancelling') return <Banner>{t.cancelando}</Banner>
  return <Banner tone="warning">{t.cancelarEspera}</Banner>
}

/** When and where the last call was. The green screen disappears after a minute; this line stays. */
function LlamadaPasada({ empresaId, zona }: { empresaId: string; zona?: string }) {
  const locale = useLocale()
  const [llamada, setLlamada] = useState<ReturnType<typeof readLlamada>>(null)
  useEffect(() => setLlamada(zona ? readLlamada(empresaId, zona) : null), [empresaId, zona])
  return (
    llamada && (
      <Banner tone="success">{t.llamado(formatTime(locale, llamada.llamado, zona), llamada.puesto)}</Banner>
    )
  )
}

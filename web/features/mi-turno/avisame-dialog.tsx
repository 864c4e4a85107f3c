import { useState } from 'react'
import type { AvisosDeTurno, CanalAviso, Cuando } from '#contract/avisos.ts'
import { avisame as t } from '#texts/avisame.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { type FieldErrors, isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isIphone, NoPush, subscribe } from './push-subscription.ts'
import type { useAvisos } from './use-avisos.ts'

type Props = {
  choice: ReturnType<typeof useAvisos>
  avisos: AvisosDeTurno
  push: { clave: string } | null
  empresa: string
  /** Why subscribing with one tap failed. */
  said: string
  onClose: () => void
}

/** The moments to be notified at, by their value in the select. */
const CUANDO = {
  p1: { personas: 1, minutos: null },
  p2: { personas: 2, minutos: null },
  p3: { personas: 3, minutos: null },
  p5: { personas: 5, minutos: null },
  m5: { personas: null, minutos: 5 },
  m10: { personas: null, minutos: 10 },
  m15: { personas: null, minutos: 15 },
  no: { personas: null, minutos: null },
} as const
type Momento = keyof typeof CUANDO

/** The moment chosen before, or the one that one tap chooses. */
const momentoDe = (elegido: Cuando | undefined): Momento => {
  const claves = Object.keys(CUANDO) as Momento[]
  const { personas = 2, minutos = null } = elegido ?? {}
  return (
    claves.find((clave) => CUANDO[clave].personas === personas && CUANDO[clave].minutos === minutos) ?? 'p2'
  )
}

const sentence = (momento: Momento): string => {
  const { personas, minutos } = CUANDO[momento]
  if (personas !== null) return t.personas(personas)
  return minutos === null ? t.soloLlamado : t.minutos(minutos)
}

/** The mostly hidden destination of a canal that was chosen before; '' without one. */
const destinoDe = ({ avisos }: AvisosDeTurno, canal: CanalAviso): string =>
  avisos.find((aviso) => aviso.canal === canal)?.destino ?? ''

function reasonOf(error: unknown): string {
  if (error instanceof NoPush) return error.reason === 'permiso' ? t.sinPermiso : t.sinPush
  return sentenceOf(error, t.fallo)
}

/** Chooses how and when to be notified, and explains what that means. */
export default function AvisameDialog({ choice, avisos, push, empresa, said, onClose }: Props) {
  const { ofrece } = avisos
  const offered: CanalAviso[] = [
    ...(push && said === '' ? (['push'] as const) : []),
    ...(ofrece.whatsapp ? (['whatsapp'] as const) : []),
    ...(ofrece.sms ? (['sms'] as const) : []),
    ...(ofrece.correo ? (['correo'] as const) : []),
  ]
  const [link, setLink] = useState('')
  const form = useForm({
    initial: {
      canal: avisos.avisos[0]?.canal ?? offered[0] ?? 'push',
      momento: momentoDe(avisos.avisos[0]?.cuando),
      destino: '',
    },
    check: ({ canal, destino }): FieldErrors =>
      (canal === 'correo' || canal === 'sms') && isBlank(destino) && !destinoDe(avisos, canal)
        ? { destino: t.falta[canal] }
        : {},
    send: async ({ canal, momento, destino }) => {
      const cuando = { ...CUANDO[momento], llamado: true }
      if (canal === 'push' && push) {
        return choice.pedir({ canal, cuando, push: await subscribe(push.clave) })
      }
      return choice.pedir({ canal, cuando, ...(!isBlank(destino) && { destino }) })
    },
    onSent: (next) => (next ? setLink(next) : onClose()),
  })
  const stopping = useAction(async () => {
    await choice.dejar()
    onClose()
  })
  const { canal, momento } = form.values
  const failure = stopping.error ?? (form.errors.destino ? null : form.failure)
  // Why one tap failed no longer matters once another canal was chosen.
  const sentenceNow = failure !== null ? reasonOf(failure) : link ? '' : said
  const busy = form.pending || stopping.pending

  return (
    <Dialog open onClose={onClose} title={t.titulo}>
      <p>{t.texto}</p>
      {sentenceNow && <Banner tone="warning">{sentenceNow}</Banner>}
      {offered.length === 0 && <p>{isIphone() ? t.iphone : t.nada}</p>}
      {link ? (
        <>
          <p role="status">{t.pendiente.whatsapp}</p>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-12 items-center justify-center rounded-control bg-brand px-4 font-semibold text-on-brand"
          >
            {t.abrirWhatsapp}
          </a>
        </>
      ) : (
        offered.length > 0 && (
          <Form form={form} className="grid gap-3">
            <RadioGroup
              label={t.como}
              name="canal"
              options={offered.map((medio) => ({ id: medio, label: t.medios[medio] }))}
              value={canal}
              onChange={(medio) => form.edit({ canal: medio, destino: '' })}
            />
            {(canal === 'correo' || canal === 'sms') && (
              <TextField
                {...form.field('destino')}
                label={t.destino[canal]}
                hint={destinoDe(avisos, canal) && t.guardado(destinoDe(avisos, canal))}
                type={canal === 'correo' ? 'email' : 'tel'}
                autoComplete={canal === 'correo' ? 'email' : 'tel'}
                placeholder={t.ejemplo[canal]}
              />
            )}
            <Select
              name="cuando"
              label={t.cuando}
              hint={t.siempre}
              value={momento}
              onChange={({ target }) => form.edit({ momento: target.value as Momento })}
            >
              {(Object.keys(CUANDO) as Momento[]).map((clave) => (
                <option key={clave} value={clave}>
                  {sentence(clave)}
                </option>
              ))}
            </Select>
            <p className="text-sm text-muted">{t.consentimiento(empresa)}</p>
            <Button type="submit" size="lg" wide loading={form.pending} disabled={busy}>
              {t.activar}
            </Button>
          </Form>
        )
      )}
      {avisos.avisos.length > 0 && (
        <div className="grid justify-items-center gap-1">
          <Button variant="ghost" onClick={() => void stopping.run(undefined)} disabled={busy}>
            {t.dejar}
          </Button>
          <a
            href={`data:application/json,${encodeURIComponent(JSON.stringify(avisos))}`}
            download={t.archivo}
            className="flex min-h-11 items-center text-sm text-brand-text underline"
          >
            {t.misDatos}
          </a>
        </div>
      )}
    </Dialog>
  )
}

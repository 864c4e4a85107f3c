import { Bell, Mail, MessageCircle, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import type { AvisosDeTurno, CanalAviso, Cuando } from '#contract/avisos.ts'
import { avisame as t } from '#texts/avisame.ts'
import { comun } from '#texts/comun.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import { type FieldErrors, isBlank } from '#web/lib/form/field-errors.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Chips, Tiles } from '#web/ui/choice.tsx'
import { Form } from '#web/ui/form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ofrecidos } from './ofrecidos.ts'
import { isIphone, NoPush, subscribe } from './push-subscription.ts'
import type { useAvisos } from './use-avisos.ts'

type Props = {
  choice: ReturnType<typeof useAvisos>
  avisos: AvisosDeTurno
  empresa: string
  /** People ahead of the customer. */
  antes: number
  onClose: () => void
}

/** The moments to be notified at besides the call, by the value of their chip. */
const CUANDO = {
  p1: { personas: 1, minutos: null },
  p2: { personas: 2, minutos: null },
  p3: { personas: 3, minutos: null },
  p5: { personas: 5, minutos: null },
  m10: { personas: null, minutos: 10 },
} as const
type Momento = keyof typeof CUANDO
const MOMENTOS = Object.keys(CUANDO) as Momento[]
const SOLO_LLAMADO = { personas: null, minutos: null }

/** Moments that are still to come. The next customer is notified only at the call. */
const porVenir = (antes: number) => MOMENTOS.filter((momento) => (CUANDO[momento].personas ?? 1) < antes)

/** The moment chosen before, or two people ahead; '' for only at the call. */
function momentoDe(elegido: Cuando | undefined, antes: number): Momento | '' {
  const { personas = 2, minutos = null } = elegido ?? {}
  const suyo = porVenir(antes).find(
    (momento) => CUANDO[momento].personas === personas && CUANDO[momento].minutos === minutos,
  )
  return suyo ?? (elegido ? '' : (porVenir(antes)[0] ?? ''))
}

const wordsOf = (momento: Momento): string => {
  const { personas, minutos } = CUANDO[momento]
  return personas === null ? t.enMinutos(minutos) : String(personas)
}

const ICONS = { push: Bell, whatsapp: MessageCircle, sms: MessageSquare, correo: Mail }

/** The mostly hidden destination of a canal that was chosen before; '' without one. */
const destinoDe = ({ avisos }: AvisosDeTurno, canal: CanalAviso): string =>
  avisos.find((aviso) => aviso.canal === canal)?.destino ?? ''

function reasonOf(error: unknown): string {
  if (error instanceof NoPush) return error.reason === 'permiso' ? t.sinPermiso : t.sinPush
  return sentenceOf(error, t.fallo)
}

/** Notifies the customer even when this page is closed. Chooses how and when, and explains what that means. */
export default function AvisameSheet({ choice, avisos, empresa, antes, onClose }: Props) {
  const { push } = avisos.ofrece
  const [noPush, setNoPush] = useState<NoPush | null>(null)
  const offered = ofrecidos(avisos).filter((canal) => canal !== 'push' || !noPush)
  /** The canal chosen, or another one where it turned out not to work. */
  const canalOf = (wanted: CanalAviso) => (offered.includes(wanted) ? wanted : offered[0])
  const moments = porVenir(antes)
  const [link, setLink] = useState('')
  const form = useForm({
    initial: {
      canal: avisos.avisos[0]?.canal ?? offered[0] ?? 'push',
      momento: momentoDe(avisos.avisos[0]?.cuando, antes),
      destino: '',
    },
    check: ({ canal: wanted, destino }): FieldErrors => {
      const canal = canalOf(wanted)
      return (canal === 'correo' || canal === 'sms') && isBlank(destino) && !destinoDe(avisos, canal)
        ? { destino: t.falta[canal] }
        : {}
    },
    send: async ({ canal: wanted, momento, destino }) => {
      const canal = canalOf(wanted) ?? wanted
      const cuando = { ...(momento ? CUANDO[momento] : SOLO_LLAMADO), llamado: true }
      if (canal !== 'push' || !push) {
        return choice.pedir({ canal, cuando, ...(!isBlank(destino) && { destino }) })
      }
      try {
        return await choice.pedir({ canal, cuando, push: await subscribe(push.clave) })
      } catch (error) {
        if (error instanceof NoPush) setNoPush(error)
        throw error
      }
    },
    onSent: (next) => (next ? setLink(next) : onClose()),
  })
  const stopping = useAction(async () => {
    await choice.dejar()
    onClose()
  })
  const { canal: wanted, momento } = form.values
  const canal = canalOf(wanted)
  const failure = stopping.error ?? (form.errors.destino ? null : (form.failure ?? noPush))
  const busy = form.pending || stopping.pending

  return (
    <Sheet open onClose={onClose} title={t.titulo}>
      <div className="grid gap-4">
        <p className="px-1 text-muted">
          {t.texto} {t.siempre}
        </p>
        {failure !== null && !link && <Banner tone="warning">{reasonOf(failure)}</Banner>}
        {offered.length === 0 && <p className="px-1">{isIphone() ? t.iphone : t.nada}</p>}
        {link ? (
          <>
            <p role="status" className="px-1">
              {t.pendiente.whatsapp}
            </p>
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className={buttonLook({ size: 'touch', wide: true })}
            >
              {t.abrirWhatsapp}
            </a>
          </>
        ) : (
          canal && (
            <Form form={form} className="grid gap-4">
              {moments.length > 0 && (
                <Chips
                  label={t.cuando}
                  name="cuando"
                  optional={comun.opcional}
                  options={moments.map((one) => ({ id: one, label: wordsOf(one) }))}
                  value={momento}
                  onChange={(one) => form.edit({ momento: one })}
                />
              )}
              <Tiles
                label={t.como}
                name="canal"
                markLast
                options={offered.map((medio) => ({
                  id: medio,
                  label: t.medios[medio],
                  hint: t.pistas[medio],
                  icon: ICONS[medio],
                }))}
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
              <p className="px-1 text-sm leading-5 text-muted">{t.consentimiento(empresa)}</p>
              <Button type="submit" size="touch" wide loading={form.pending} disabled={busy}>
                {t.activar}
              </Button>
            </Form>
          )
        )}
        {avisos.avisos.length > 0 && !link && (
          <div className="-mt-2 grid">
            <Button
              variant="text"
              size="touchRow"
              wide
              onClick={() => void stopping.run(undefined)}
              disabled={busy}
            >
              {t.dejar}
            </Button>
            <a
              href={`data:application/json,${encodeURIComponent(JSON.stringify(avisos))}`}
              download={t.archivo}
              className="flex min-h-11 items-center justify-center text-sm text-brand-text underline"
            >
              {t.misDatos}
            </a>
          </div>
        )}
      </div>
    </Sheet>
  )
}

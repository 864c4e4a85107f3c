import { useState } from 'react'
import type { AvisosDeTurno, CanalAviso, Cuando } from '#contract/avisos.ts'
import { avisame as t } from '#texts/avisame.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { isIphone, NoPush, subscribe } from './push-subscription.ts'
import type { useAvisos } from './use-avisos.ts'

type Props = {
  choice: ReturnType<typeof useAvisos>
  avisos: AvisosDeTurno
  push: { clave: string } | null
  empresa: string
  /** Why the one tap did not work. */
  said: string
  onClose: () => void
}

/** By their value in the list. */
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

/** What was chosen before, or what one tap would. */
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

/** How and when to be told, and what that means. */
export default function AvisameDialog({ choice, avisos, push, empresa, said, onClose }: Props) {
  const { ofrece } = avisos
  const offered: CanalAviso[] = [
    ...(push && said === '' ? (['push'] as const) : []),
    ...(ofrece.whatsapp ? (['whatsapp'] as const) : []),
    ...(ofrece.sms ? (['sms'] as const) : []),
    ...(ofrece.correo ? (['correo'] as const) : []),
  ]
  const [canal, setCanal] = useState<CanalAviso | undefined>(avisos.avisos[0]?.canal ?? offered[0])
  const [momento, setMomento] = useState<Momento>(momentoDe(avisos.avisos[0]?.cuando))
  const [destino, setDestino] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState(said)
  const [link, setLink] = useState('')
  const wantsDestino = canal === 'correo' || canal === 'sms'

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      if (error instanceof NoPush) setFailure(error.reason === 'permiso' ? t.sinPermiso : t.sinPush)
      else setFailure(sentenceOf(error, t.fallo))
    } finally {
      setBusy(false)
    }
  }

  const activate = () =>
    run(async () => {
      if (!canal) return
      const cuando = { ...CUANDO[momento], llamado: true }
      const where = canal === 'push' && push ? { push: await subscribe(push.clave) } : { destino }
      const next = await choice.pedir({ canal, cuando, ...(canal !== 'whatsapp' && where) })
      if (next) setLink(next)
      else onClose()
    })

  const stop = () =>
    run(async () => {
      await choice.dejar()
      onClose()
    })

  return (
    <Dialog open onClose={onClose} title={t.titulo}>
      <p>{t.texto}</p>
      {failure && <Banner tone="warning">{failure}</Banner>}
      {offered.length === 0 && <p>{isIphone() ? t.iphone : t.nada}</p>}
      {link ? (
        <>
          <p role="status">{t.faltaWhatsapp}</p>
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
          <form
            className="grid gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              void activate()
            }}
          >
            <fieldset className="grid gap-1">
              <legend className="mb-1 font-medium">{t.como}</legend>
              {offered.map((medio) => (
                <label key={medio} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                  <input
                    type="radio"
                    name="canal"
                    value={medio}
                    checked={canal === medio}
                    onChange={() => setCanal(medio)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  {t.medios[medio]}
                </label>
              ))}
            </fieldset>
            {wantsDestino && (
              <TextField
                name="destino"
                label={t.destino[canal]}
                type={canal === 'correo' ? 'email' : 'tel'}
                autoComplete={canal === 'correo' ? 'email' : 'tel'}
                placeholder={t.ejemplo[canal]}
                value={destino}
                required
                onChange={({ target }) => setDestino(target.value)}
              />
            )}
            <Select
              name="cuando"
              label={t.cuando}
              hint={t.siempre}
              value={momento}
              onChange={({ target }) => setMomento(target.value as Momento)}
            >
              {(Object.keys(CUANDO) as Momento[]).map((clave) => (
                <option key={clave} value={clave}>
                  {sentence(clave)}
                </option>
              ))}
            </Select>
            <p className="text-sm text-muted">{t.consentimiento(empresa)}</p>
            <Button type="submit" size="lg" wide loading={busy}>
              {t.activar}
            </Button>
          </form>
        )
      )}
      {avisos.avisos.length > 0 && (
        <Button variant="ghost" onClick={stop} disabled={busy}>
          {t.dejar}
        </Button>
      )}
    </Dialog>
  )
}

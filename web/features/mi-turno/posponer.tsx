import { type ReactNode, useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { posponer as t } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useAction } from '#web/lib/api/use-action.ts'
import type { TurnoGuardado } from '#web/lib/browser/saved-turno.ts'
import { formatTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { inRow } from './in-row.ts'
import { llegue, posponer, responder } from './posponer-api.ts'

const PASAN = [1, 2, 3, 5]
const MINUTOS = [5, 10, 15, 30]

type Props = { turno: TurnoGuardado; datos: Verificacion | undefined }

/** Puts an element on its own line above the buttons of the row. */
const above = 'basis-full'

/**
 * Lets the customer answer that they are on the way, late or there, and let others pass. Explains first what that does
 * to their place. After a call, the answer only notifies the staff.
 */
export function Posponer({ turno, datos }: Props) {
  const [open, setOpen] = useState(false)
  const action = useAction(async (run: () => Promise<unknown>) => {
    await run()
    setOpen(false)
  })
  const { pausa, llego = false, posponer: veces = 0, respuesta, estado } = datos?.turno ?? {}
  const waits = estado === 'en espera'
  const quedan = waits ? veces : 0
  const close = () => {
    setOpen(false)
    action.reset()
  }
  const choose = (run: () => Promise<unknown>) => ({
    disabled: action.pending || !datos,
    onClick: () => void action.run(run),
  })
  return (
    <>
      {respuesta?.palabra === 'tarde' && !llego && !pausa && (
        <p role="status" className={cx(above, 'text-sm font-medium text-success-text')}>
          {t.tarde(respuesta.minutos)}
        </p>
      )}
      {action.error != null && !open && (
        <div className={above}>
          <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>
        </div>
      )}
      {pausa ? (
        <Button size="row" className={inRow} {...choose(() => llegue(turno))}>
          {t.llegue}
        </Button>
      ) : (
        <>
          {!llego && <Voy said={respuesta?.palabra === 'voy'} {...choose(() => responder(turno, 'voy'))} />}
          <Button
            variant="secondary"
            size="row"
            className={inRow}
            disabled={!datos}
            onClick={() => setOpen(true)}
          >
            {waits && !llego ? t.abrirLlegue : t.abrir}
          </Button>
        </>
      )}
      <Dialog open={open} onClose={close} title={t.titulo}>
        {action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>}
        {waits && llego && <p className="text-muted">{t.llegaste}</p>}
        {waits && !llego && (
          <Button size="lg" wide {...choose(() => llegue(turno))}>
            {t.llegue}
          </Button>
        )}
        {quedan > 0 && (
          <Grupo titulo={t.dejarTitulo} texto={t.dejarTexto}>
            {PASAN.map((pasan) => (
              <Button key={pasan} variant="secondary" {...choose(() => posponer(turno, { pasan }))}>
                {t.personas(pasan)}
              </Button>
            ))}
          </Grupo>
        )}
        <Grupo
          titulo={quedan > 0 ? t.vuelvoTitulo : t.llegoTitulo}
          texto={quedan > 0 ? t.vuelvoTexto : t.llegoTexto}
        >
          {MINUTOS.map((minutos) => (
            <Button key={minutos} variant="secondary" {...choose(() => responder(turno, 'tarde', minutos))}>
              {t.minutos(minutos)}
            </Button>
          ))}
        </Grupo>
        {waits && <p className="text-sm text-muted">{quedan > 0 ? t.quedan(quedan) : t.noQuedan}</p>}
      </Dialog>
    </>
  )
}

type VoyProps = { said: boolean; disabled: boolean; onClick: () => void }

/** A button until the answer is sent; then a confirmation in the same place. */
const Voy = ({ said, ...button }: VoyProps) =>
  said ? (
    <p
      role="status"
      className="flex min-h-14 min-w-0 flex-1 basis-0 items-center justify-center rounded-control bg-success-soft px-1.5 text-sm leading-tight font-medium text-success-text"
    >
      {t.vas}
    </p>
  ) : (
    <Button variant="secondary" size="row" className={inRow} {...button}>
      {t.voy}
    </Button>
  )

const Grupo = ({ titulo, texto, children }: { titulo: string; texto: string; children: ReactNode }) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 font-semibold">{titulo}</legend>
    <p className="text-sm text-muted">{texto}</p>
    <div className="grid grid-cols-2 gap-2">{children}</div>
  </fieldset>
)

/** Until when the turno is set aside. */
export function EnPausa({ datos }: { datos: Verificacion }) {
  const locale = useLocale()
  const { pausa } = datos.turno
  if (!pausa) return null
  return (
    <Banner
      tone="info"
      title={pausa.hasta ? t.pausa(formatTime(locale, pausa.hasta, datos.empresa.zona)) : t.pausaSinHora}
    >
      {t.pausaTexto}
    </Banner>
  )
}

import { useState } from 'react'
import type { Verificacion } from '#contract/turno.ts'
import { posponer as t } from '#texts/posponer.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { formatTime } from '#web/lib/format.ts'
import type { TurnoGuardado } from '#web/lib/saved-turno.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { llegue, posponer } from './posponer-api.ts'

const PASAN = [1, 2, 3, 5]
const MINUTOS = [5, 10, 15, 30]

type Asking = 'pasan' | 'minutos'

/** The customer lets others pass, comes back later, or says to be there. What it does to the place is said before. */
export function Posponer({ turno, datos }: { turno: TurnoGuardado; datos: Verificacion | undefined }) {
  const [asking, setAsking] = useState<Asking | null>(null)
  const action = useAction(async (run: () => Promise<unknown>) => {
    await run()
    setAsking(null)
  })
  if (!datos) return null
  const { pausa, llego, posponer: quedan } = datos.turno
  const choose = (como: { pasan: number } | { minutos: number }) =>
    void action.run(() => posponer(turno, como))
  const failure = action.error != null && <Banner tone="danger">{sentenceOf(action.error, t.fallo)}</Banner>
  if (pausa) {
    return (
      <div className="grid w-full gap-2">
        <Banner
          tone="info"
          title={pausa.hasta ? t.pausa(formatTime(pausa.hasta, datos.empresa.zona)) : t.pausaSinHora}
        >
          {t.pausaTexto}
        </Banner>
        {failure}
        <Button size="lg" wide loading={action.pending} onClick={() => void action.run(() => llegue(turno))}>
          {t.llegue}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid w-full gap-2">
      {!asking && failure}
      <div className="grid grid-cols-2 gap-2">
        {quedan > 0 && (
          <>
            <Button variant="secondary" onClick={() => setAsking('pasan')}>
              {t.dejarPasar}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('minutos')}>
              {t.vuelvo}
            </Button>
          </>
        )}
        {llego ? (
          <p className="col-span-2 text-sm text-muted">{t.llegaste}</p>
        ) : (
          <Button
            variant="secondary"
            className="col-span-2"
            loading={action.pending && !asking}
            onClick={() => void action.run(() => llegue(turno))}
          >
            {t.llegue}
          </Button>
        )}
      </div>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 'minutos' ? t.vuelvoTitulo : t.dejarTitulo}
      >
        <p>{asking === 'minutos' ? t.vuelvoTexto : t.dejarTexto}</p>
        <p className="text-sm text-muted">{t.quedan(quedan)}</p>
        {failure}
        <div className="grid grid-cols-2 gap-2">
          {asking === 'pasan' &&
            PASAN.map((pasan) => (
              <Button
                key={pasan}
                size="lg"
                variant="secondary"
                disabled={action.pending}
                onClick={() => choose({ pasan })}
              >
                {t.personas(pasan)}
              </Button>
            ))}
          {asking === 'minutos' &&
            MINUTOS.map((minutos) => (
              <Button
                key={minutos}
                size="lg"
                variant="secondary"
                disabled={action.pending}
                onClick={() => choose({ minutos })}
              >
                {t.minutos(minutos)}
              </Button>
            ))}
        </div>
      </Dialog>
    </div>
  )
}

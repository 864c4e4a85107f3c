import { MoonStar } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Publico } from '#contract/cola.ts'
import { cuandoEs } from '#domain/hora-local.ts'
import { apertura } from '#texts/apertura.ts'
import { miTurno as t } from '#texts/mi-turno.ts'
import { withStop } from '#web/lib/page/format.ts'
import { publicPaths } from '#web/public-paths.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Barra, Cuerpo } from './marco.tsx'

type Props = { publico: Publico; children: ReactNode }

/** Shown instead of the form while every cola is outside its hours: why, and when it opens. */
export function Cerrado({ publico: { colas, empresa, actualizado }, children }: Props) {
  const motivo = colas.find((cola) => cola.motivo)?.motivo
  const [abre] = colas.flatMap((cola) => cola.abre ?? []).sort()
  return (
    <>
      <Cuerpo className="gap-2">
        {children}
        <span className="mt-4 mb-4 grid size-18 shrink-0 place-items-center rounded-pass bg-brand-soft text-brand-text">
          <MoonStar aria-hidden="true" className="size-9" />
        </span>
        <h1 className="text-2xl leading-9 font-extrabold tracking-[-0.025em]">{t.cerrado}</h1>
        <p role="status" className="text-lg leading-7 wrap-anywhere">
          {motivo && `${motivo}. `}
          {abre && (
            <>
              <strong className="font-semibold">
                {withStop(
                  apertura.abre(
                    cuandoEs(Date.parse(abre), Date.parse(actualizado), empresa.zona, currentLanguage()),
                  ),
                )}
              </strong>{' '}
              {t.desdeEsaHora}
            </>
          )}
        </p>
      </Cuerpo>
      <Barra>
        <a
          href={publicPaths.verificarTurno()}
          className={buttonLook({ variant: 'outline', size: 'touchRow', wide: true })}
        >
          {t.yaTengo}
        </a>
      </Barra>
    </>
  )
}

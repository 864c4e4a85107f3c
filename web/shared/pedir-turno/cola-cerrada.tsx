import type { Admite } from '#contract/cola.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Says why the chosen cola gives no turnos just now. */
export const ColaCerrada = ({ cola }: { cola: { admite: Admite } | undefined }) =>
  cola && cola.admite !== 'si' && <Banner tone="warning">{t.cerrada[cola.admite]}</Banner>

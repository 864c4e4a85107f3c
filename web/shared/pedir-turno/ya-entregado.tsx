import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonLook } from '#web/ui/button.tsx'

/** Shown when a form is sent again without script, as the Back button allows. `otro` leads to a form with a new key. */
export const YaEntregado = ({ otro }: { otro: string }) => (
  <Banner
    action={
      <a href={otro} className={buttonLook({ variant: 'secondary' })}>
        {t.sacarOtro}
      </a>
    }
  >
    {t.yaEntregado}
  </Banner>
)

type Props = { etiqueta: string; cola: string; otro: string }

/** Shown when another person used this form before: only the label of that turno, without its name and code. */
export const EntregadoAntes = ({ etiqueta, cola, otro }: Props) => (
  <>
    <h1 className="text-2xl font-bold">{t.turno(etiqueta)}</h1>
    <p className="text-lg wrap-anywhere">{cola}</p>
    <YaEntregado otro={otro} />
  </>
)

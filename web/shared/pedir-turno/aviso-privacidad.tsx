import type { CaraEmpresa } from '#contract/empresa.ts'
import { pedirTurno as t } from '#texts/pedir-turno.ts'
import { publicPaths } from '#web/public-paths.ts'

type Props = {
  empresa: Pick<CaraEmpresa, 'id' | 'privacidad'> | undefined
  /** The queue of a kiosk, which the notice leads back to: a kiosk opens no second window. */
  kiosco?: string
  className?: string
}

/** The privacy notice beside the button of a take: the company's own, or one line of the service's. */
export function AvisoPrivacidad({ empresa, kiosco, className }: Props) {
  const own = empresa?.privacidad
  const external = kiosco === undefined && { target: '_blank', rel: 'noreferrer' }
  const link = 'underline underline-offset-2'
  if (empresa && own) {
    return (
      <p className={className}>
        {t.responsable(own.responsable, own.contacto)}{' '}
        <a href={publicPaths.privacidad(empresa.id, own.version, kiosco)} {...external} className={link}>
          {t.aviso}
        </a>
      </p>
    )
  }
  return (
    <p className={className}>
      {t.terminosAntes}{' '}
      {external ? (
        <a href={publicPaths.terminosDeDatos()} {...external} className={link}>
          {t.terminos}
        </a>
      ) : (
        t.terminos
      )}
      .
    </p>
  )
}

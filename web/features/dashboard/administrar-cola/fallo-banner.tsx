import { administrarCola as t } from '#texts/administrar-cola.ts'
import { isCodigo, sentenceOf } from '#web/lib/api/api-error.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { WITHOUT_ASKING } from '#web/shared/unsaved-guard.tsx'
import { Banner } from '#web/ui/banner.tsx'

type Props = { empresaId: string; error: unknown }

/** Why the list was not saved. If the plan's limit is reached, with a link to the plans. */
export function FalloBanner({ empresaId, error }: Props) {
  if (!error) return null
  if (isCodigo(error, 'lista_desactualizada')) return <Banner tone="danger">{t.desactualizada}</Banner>
  const planes = isCodigo(error, 'limite_colas') && (
    <TextLink to={paths.configuracion(empresaId, 'plan')} state={WITHOUT_ASKING}>
      {t.verPlanes}
    </TextLink>
  )
  return (
    <Banner tone="danger" action={planes}>
      {sentenceOf(error, t.falloGuardar)}
    </Banner>
  )
}

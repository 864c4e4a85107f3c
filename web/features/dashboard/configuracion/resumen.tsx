import { configuracion as t } from '#texts/configuracion.ts'
import type { PaginaDeConfiguracion } from '#web/paths.ts'
import { usePlan } from '#web/shared/plan/api.ts'
import { useConfiguracion, usePuestos } from '#web/shared/queries.ts'
import { useAjustesAvisos } from './avisos/api.ts'
import { useDispositivos } from './pantallas/api.ts'

type Props = { pagina: PaginaDeConfiguracion; empresaId: string }

/** What a page holds, in a few words: real figures where there are some. */
export function Resumen({ pagina, empresaId }: Props) {
  if (pagina === 'puestos') return <Puestos empresaId={empresaId} />
  if (pagina === 'pantallas') return <Pantallas empresaId={empresaId} />
  if (pagina === 'avisos') return <Avisos empresaId={empresaId} />
  if (pagina === 'plan') return <Plan empresaId={empresaId} />
  return t.paginas[pagina].resumen
}

type DeEmpresa = { empresaId: string }

function Puestos({ empresaId }: DeEmpresa) {
  const colas = useConfiguracion(empresaId).data?.categorias.length
  const puestos = usePuestos(empresaId).data?.puestos.length
  if (colas === undefined || puestos === undefined) return t.paginas.puestos.resumen
  return t.colasYPuestos(colas, puestos)
}

function Pantallas({ empresaId }: DeEmpresa) {
  const { data } = useDispositivos(empresaId)
  return data ? t.pantallas(data.length) : t.paginas.pantallas.resumen
}

function Avisos({ empresaId }: DeEmpresa) {
  const { data } = useAjustesAvisos(empresaId)
  const listos = [data?.whatsapp?.listo && 'WhatsApp', data?.sms?.listo && 'SMS'].filter(Boolean)
  return listos.length > 0 ? t.conectados(listos.join(', ')) : t.paginas.avisos.resumen
}

function Plan({ empresaId }: DeEmpresa) {
  return usePlan(empresaId).data?.plan.nombre ?? t.paginas.plan.resumen
}

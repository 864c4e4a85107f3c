import { useState } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { formatDateTime } from '#web/lib/page/format.ts'
import { useLocale } from '#web/lib/page/use-locale.ts'
import { ResultadoDeAviso } from '#web/shared/avisos/linea-de-aviso.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { SettingsBlock } from '#web/shared/settings/settings-page.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useEntregas } from './api.ts'

const cell = 'border-b border-line py-2 pr-3 last:pr-0'
const wideCell = `${cell} max-sm:hidden`

/** The latest messages, and why some were not sent. */
export function Registro({ empresaId, zona }: { empresaId: string; zona: string }) {
  const locale = useLocale()
  const [fallidas, setFallidas] = useState(false)
  const entregas = useEntregas(empresaId, fallidas ? 'fallidas' : undefined)
  return (
    <SettingsBlock
      title={t.registro}
      end={
        <Switch
          label={t.soloFallidas}
          checked={fallidas}
          onChange={({ target }) => setFallidas(target.checked)}
          className="gap-2 py-0 text-sm [&_span]:font-normal"
        />
      }
      list
    >
      {entregas.isPending && <Skeleton className="mt-3 h-24" />}
      <NotLoaded query={entregas} title={t.registroFallo} />
      {entregas.data?.length === 0 && (
        <p className="py-3 text-muted">{fallidas ? t.sinFallidas : t.registroVacio}</p>
      )}
      {entregas.data && entregas.data.length > 0 && (
        <ScrollRegion label={t.registro} className="max-h-96">
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{t.registro}</caption>
            <thead>
              <tr className="text-xs text-faint [&>th]:h-8 [&>th]:border-b [&>th]:border-line [&>th]:pr-3 [&>th]:font-medium">
                <th scope="col">{t.columnas.cuando}</th>
                <th scope="col">{t.columnas.turno}</th>
                <th scope="col" className="max-sm:hidden">
                  {t.columnas.medio}
                </th>
                <th scope="col">{t.columnas.que}</th>
                <th scope="col">{t.columnas.estado}</th>
              </tr>
            </thead>
            <tbody>
              {entregas.data.map((entrega) => (
                <tr key={entrega.id} className="h-10">
                  <td className={`${cell} tabular-nums`}>{formatDateTime(locale, entrega.cuando, zona)}</td>
                  <td className={`${cell} font-semibold`}>{entrega.etiqueta}</td>
                  <td className={wideCell}>
                    {t.medios[entrega.canal] ?? entrega.canal}{' '}
                    <span className="wrap-anywhere text-muted">{entrega.destino}</span>
                  </td>
                  <td className={cell}>{t.que[entrega.que] ?? entrega.que}</td>
                  <td className={cell}>
                    <ResultadoDeAviso {...entrega} />
                    {entrega.motivo && (
                      <span className="block text-xs text-muted">{t.motivo(entrega.motivo)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </SettingsBlock>
  )
}

import { useState } from 'react'
import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { LineaDeAviso } from '#web/shared/avisos/linea-de-aviso.tsx'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useEntregas } from './api.ts'

/** The latest messages, and why some were not sent. */
export function Registro({ empresaId, zona }: { empresaId: string; zona: string }) {
  const [fallidas, setFallidas] = useState(false)
  const entregas = useEntregas(empresaId, fallidas ? 'fallidas' : undefined)
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t.registro}</h4>
      <Checkbox
        label={t.soloFallidas}
        checked={fallidas}
        onChange={({ target }) => setFallidas(target.checked)}
      />
      {entregas.isPending && <Skeleton className="h-24" />}
      <NotLoaded query={entregas} title={t.registroFallo} />
      {entregas.data?.length === 0 && (
        <p className="text-muted">{fallidas ? t.sinFallidas : t.registroVacio}</p>
      )}
      {entregas.data && entregas.data.length > 0 && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {entregas.data.map(({ etiqueta, destino, ...entrega }) => (
            <LineaDeAviso
              key={entrega.id}
              entrega={entrega}
              zona={zona}
              etiqueta={etiqueta}
              destino={destino}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

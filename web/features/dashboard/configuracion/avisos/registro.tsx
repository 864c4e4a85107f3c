import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { LineaDeAviso } from '#web/shared/avisos/linea-de-aviso.tsx'
import { useEntregas } from './api.ts'

/** What was sent last, and why something was not. */
export function Registro({ empresaId, zona }: { empresaId: string; zona: string }) {
  const entregas = useEntregas(empresaId)
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t.registro}</h4>
      {entregas.data?.length === 0 && <p className="text-muted">{t.registroVacio}</p>}
      {entregas.data && entregas.data.length > 0 && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {entregas.data.map(({ turno, destino, ...entrega }) => (
            <LineaDeAviso key={entrega.id} entrega={entrega} zona={zona} turno={turno} destino={destino} />
          ))}
        </ul>
      )}
    </div>
  )
}

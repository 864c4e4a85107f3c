import { avisosEmpresa as t } from '#texts/avisos-empresa.ts'
import { NotLoaded } from '#web/shared/not-loaded.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAjustesAvisos } from './api.ts'
import { Registro } from './registro.tsx'
import { ReglasForm } from './reglas-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { WhatsappForm } from './whatsapp-form.tsx'

/** How the company notifies its customers, and the log of what was sent. */
export function AvisosCard({ empresaId, zona }: { empresaId: string; zona: string }) {
  const query = useAjustesAvisos(empresaId)
  return (
    <section id="avisos" aria-labelledby="avisos-titulo">
      <Card className="grid grid-cols-1 gap-5">
        <div>
          <h3 id="avisos-titulo" className="text-lg font-semibold">
            {t.titulo}
          </h3>
          <p className="text-muted">{t.texto}</p>
        </div>
        {query.isPending && <Skeleton className="h-36" />}
        <NotLoaded query={query} title={t.fallo} />
        {query.data && (
          <>
            {!query.data.disponible && <Banner tone="info">{t.sinPlan}</Banner>}
            <div className="grid gap-6 lg:grid-cols-2">
              <WhatsappForm empresaId={empresaId} ajustes={query.data} />
              <SmsForm empresaId={empresaId} ajustes={query.data} />
            </div>
            <ReglasForm empresaId={empresaId} ajustes={query.data} />
          </>
        )}
        <Registro empresaId={empresaId} zona={zona} />
      </Card>
    </section>
  )
}

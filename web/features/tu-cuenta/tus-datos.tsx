import { Download } from 'lucide-react'
import { tusDatos as t } from '#texts/tus-datos.ts'
import { sentenceOf } from '#web/lib/api/api-error.ts'
import { useScrollToHash } from '#web/lib/page/use-scroll-to-hash.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DangerZone } from '#web/ui/danger-zone.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useDatosCuenta } from './api.ts'
import { EliminarCuenta } from './eliminar-cuenta.tsx'

/** The rights of privacy law: a copy of all data, and deletion of the account. Links with #tus-datos lead here. */
export function TusDatos() {
  const section = useScrollToHash('tus-datos')
  return (
    <section ref={section} id="tus-datos" aria-labelledby="tus-datos-titulo" className="grid gap-4">
      <h2 id="tus-datos-titulo" className="text-xl font-bold">
        {t.titulo}
      </h2>
      <Card>
        <DescargarDatos />
      </Card>
      <DangerZone>
        <EliminarCuenta />
      </DangerZone>
    </section>
  )
}

function DescargarDatos() {
  const descargar = useDatosCuenta()
  const toast = useToast()
  const start = () => descargar.mutate(undefined, { onSuccess: () => toast(t.descargar.hecho) })
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg font-semibold">{t.descargar.titulo}</h3>
        <p className="text-muted">{t.descargar.texto}</p>
      </div>
      <Button
        variant="secondary"
        onClick={start}
        loading={descargar.isPending}
        className="self-start max-sm:w-full md:mt-auto"
      >
        {!descargar.isPending && <Download aria-hidden="true" className="size-5" />}
        {t.descargar.boton}
      </Button>
      {descargar.isError && <Banner tone="danger">{sentenceOf(descargar.error, t.descargar.fallo)}</Banner>}
    </div>
  )
}

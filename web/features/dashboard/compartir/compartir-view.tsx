import { Download, Printer } from 'lucide-react'
import { compartir as t } from '#texts/compartir.ts'
import { pageMeta } from '#web/lib/page/page-meta.ts'
import { paths } from '#web/paths.ts'
import { puedeEn } from '#web/shared/acceso.ts'
import { LinkButton, TextLink } from '#web/shared/links.tsx'
import { PuertaCard } from '#web/shared/puerta/puerta-card.tsx'
import { useEmpresa } from '#web/shared/queries.ts'
import { ActionRow } from '#web/ui/action-row.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Qr } from '#web/ui/qr.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Route } from './+types/compartir-view.ts'
import { DireccionCorta } from './direccion-corta.tsx'
import { downloadPng, downloadSvg, fileName } from './download.ts'
import { Enlace } from './enlace.tsx'

export const meta = () => pageMeta(t.titulo)

const ONLY_HERE = /^(localhost|127\.|\[::1\])/

/** Everything an owner gives to customers: the link, its QR code, a poster for the door. */
export default function CompartirView({ params }: Route.ComponentProps) {
  const empresa = useEmpresa(params.id).data
  const toast = useToast()
  if (!empresa) return null
  const configura = puedeEn(empresa, 'configurar')
  const address = window.location.origin + paths.miTurno(empresa.id)
  const file = t.archivo(fileName(empresa.nombre))

  async function png() {
    if (!(await downloadPng(address, file))) toast(t.falloImagen, 'danger')
  }

  return (
    <div data-rows data-stacked className="px-4 pt-4 pb-10 lg:px-6 lg:pt-5">
      <header>
        <h2 className="text-xl font-semibold tracking-[-0.01em]">{t.titulo}</h2>
        <p className="mt-1 text-pretty text-muted">{t.texto}</p>
      </header>
      <div className="mt-4 grid gap-2 empty:hidden">
        {ONLY_HERE.test(window.location.hostname) && <Banner tone="warning">{t.soloAqui}</Banner>}
        {empresa.colas === 0 && (
          <Banner
            tone="warning"
            action={
              configura && (
                <TextLink to={paths.dashboard(empresa.id, 'administrar-cola')}>{t.crearCola}</TextLink>
              )
            }
          >
            {t.sinColas}
          </Banner>
        )}
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[20.5rem_minmax(0,39.5rem)]">
        <section aria-labelledby="qr" className="grid gap-3">
          <h3 id="qr" className="sr-only">
            {t.qr}
          </h3>
          <div className="grid justify-items-center gap-3 rounded-card border border-line p-6 text-center">
            {/* The code without its white border is 232 px wide, 184 on a phone. */}
            <Qr
              value={address}
              size={284}
              label={t.qrDe(empresa.nombre)}
              className="-mx-2 -mt-6 -mb-5 max-w-none! max-lg:w-56"
            />
            <p className="max-w-full font-semibold wrap-anywhere">
              {empresa.alias ? window.location.host + paths.corta(empresa.alias) : t.qrTexto}
            </p>
          </div>
          <div className="grid grid-cols-2 gap-2">
            <Button variant="secondary" onClick={png} className="dense:px-2">
              <Download aria-hidden="true" className="size-4 max-[22rem]:hidden" />
              {t.png}
            </Button>
            <Button variant="secondary" onClick={() => downloadSvg(address, file)} className="dense:px-2">
              <Download aria-hidden="true" className="size-4 max-[22rem]:hidden" />
              {t.svg}
            </Button>
          </div>
        </section>
        <div className="border-t border-line max-lg:[&>div>:is(a,button)]:w-full [&_h3]:font-semibold [&>div]:min-h-19">
          <ActionRow
            icon={Printer}
            title={<h3>{t.cartel}</h3>}
            text={t.cartelTexto}
            action={<LinkButton to={paths.cartel(empresa.id)}>{t.verCartel}</LinkButton>}
          />
          <Enlace address={address} nombre={empresa.nombre} />
          {(configura || empresa.alias) && <DireccionCorta empresa={empresa} />}
          <div className="mt-6">
            <PuertaCard empresaId={empresa.id} zona={empresa.config.zona} />
          </div>
        </div>
      </div>
    </div>
  )
}

import { Pause, Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { demo as t } from '#texts/demo.ts'
import { shows } from '#web/lib/page/installation.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/shared/links.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Monitor } from './monitor.tsx'
import { Panel } from './panel.tsx'
import { Telefono } from './telefono.tsx'
import { useSala } from './use-sala.ts'

export const meta = () => namedPage({ title: t.titulo, description: t.descripcion, path: paths.demo() })

export default function DemoScreen() {
  const sala = useSala()
  const Icon = sala.llegan ? Pause : Play
  return (
    <>
      <PageHero title={t.encabezado} text={t.texto}>
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="secondary" onClick={sala.alternarLlegadas}>
            <Icon aria-hidden="true" className="size-5" />
            {sala.llegan ? t.pausar : t.reanudar}
          </Button>
          <Button variant="ghost" onClick={sala.reiniciar}>
            <RotateCcw aria-hidden="true" className="size-5" />
            {t.reiniciar}
          </Button>
        </div>
      </PageHero>
      <div className="mx-auto grid max-w-7xl gap-10 px-4 pb-16 sm:px-6 sm:pb-24 lg:grid-cols-[20rem_1fr_1fr] lg:gap-6">
        <Device title={t.telefono.titulo}>
          <Telefono demo={sala} />
        </Device>
        <Device title={t.panel.titulo}>
          <Panel demo={sala} />
        </Device>
        <Device title={t.monitor.titulo}>
          <Monitor demo={sala} />
        </Device>
        <div className="grid justify-items-center gap-4 pt-4 text-center lg:col-span-3">
          <p className="text-muted">{t.nota}</p>
          {shows('registro-abierto') && (
            <LinkButton data-solo="registro-abierto" to={paths.registro()} size="lg">
              {t.crearCuenta}
            </LinkButton>
          )}
        </div>
      </div>
    </>
  )
}

const Device = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid min-w-0 content-start gap-3">
    <h2 className="text-center text-lg font-semibold">{title}</h2>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { accesibilidad as t } from '#texts/accesibilidad.ts'
import { soporte } from '#web/lib/page/installation.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { namedPage } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/shared/links.tsx'
import { PageIndex } from '#web/shared/page-index.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import type { Tone } from '#web/ui/tone.ts'
import { CRITERIOS, countOf, type Estado } from './criterios.ts'

export const handle = ONLY_READ

export const meta = () =>
  namedPage({ title: t.titulo, description: t.descripcion, path: paths.accesibilidad() })

const TONES: Record<Estado, Tone> = {
  cumple: 'success',
  parte: 'warning',
  noAplica: 'neutral',
  noProbado: 'danger',
}
const ESTADOS = Object.keys(TONES) as Estado[]
const SUMMARY_ID = 'resultado'

export default function AccesibilidadScreen() {
  const sections = [...t.secciones, { id: SUMMARY_ID, titulo: t.resumen }, ...t.principios, t.barrera]
  return (
    <>
      <PageHero eyebrow={t.fecha} title={t.encabezado} text={t.texto} />
      <div className="mx-auto grid max-w-7xl gap-12 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-[16rem_1fr]">
        <PageIndex label={t.indice} sections={sections} />
        <div className="grid max-w-prose grid-cols-1 gap-12">
          {t.secciones.map(({ id, titulo, puntos }) => (
            <Part key={id} id={id} title={titulo}>
              <ul className="grid list-disc gap-2 pl-6">
                {puntos.map((punto) => (
                  <li key={punto}>{punto}</li>
                ))}
              </ul>
            </Part>
          ))}
          <Part id={SUMMARY_ID} title={t.resumen}>
            <p>{t.resumenTexto}</p>
            <Summary />
          </Part>
          {t.principios.map(({ id, titulo, criterios }) => (
            <Part key={id} id={id} title={titulo}>
              <ul className="grid gap-3">
                {criterios.map((criterio) => (
                  <Criterio key={criterio.id} {...criterio} />
                ))}
              </ul>
            </Part>
          ))}
          <Part id={t.barrera.id} title={t.barrera.titulo}>
            <p>{t.barrera.texto}</p>
            <TextLink data-solo="servicio" to={paths.contacto()} className="justify-self-start">
              {t.barrera.contacto}
            </TextLink>
            <p data-solo="propia soporte">{t.barrera.propia(soporte)}</p>
            <p data-solo="propia sin-soporte">{t.barrera.propiaSinCorreo}</p>
          </Part>
        </div>
      </div>
    </>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className="grid grid-cols-1 gap-3">
    <h2 className="text-xl font-bold">{title}</h2>
    {children}
  </section>
)

const Summary = () => (
  <dl className="grid gap-2">
    {ESTADOS.map((estado) => (
      <div key={estado} className="flex items-center gap-3">
        <dt>
          <Badge tone={TONES[estado]}>{t.estados[estado]}</Badge>
        </dt>
        <dd className="font-semibold tabular-nums">{countOf(estado)}</dd>
      </div>
    ))}
  </dl>
)

type CriterioProps = { id: keyof typeof CRITERIOS; nombre: string; como: string }

function Criterio({ id, nombre, como }: CriterioProps) {
  const [nivel, estado] = CRITERIOS[id]
  return (
    <li className="grid gap-2 rounded-control border border-line bg-surface p-4">
      <h3 className="font-semibold">
        {id} {nombre}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={TONES[estado]}>{t.estados[estado]}</Badge>
        {t.nivel(nivel)}
      </p>
      <p>{como}</p>
    </li>
  )
}

import { comun } from '#texts/comun.ts'
import { idioma } from '#texts/idioma.ts'
import { landing } from '#texts/landing.ts'
import { origen } from '#web/lib/page/installation.ts'
import { ONLY_READ } from '#web/lib/page/only-read.ts'
import { siteMeta } from '#web/lib/page/site-meta.ts'
import { paths } from '#web/paths.ts'
import { Beneficios } from './beneficios.tsx'
import { Casos } from './casos.tsx'
import { CuentaEliminada } from './cuenta-eliminada.tsx'
import { Hero } from './hero.tsx'
import { Pasos } from './pasos.tsx'
import { PreciosResumen } from './precios-resumen.tsx'

export const handle = ONLY_READ

export const meta = () =>
  siteMeta({
    title: `${comun.producto} · ${landing.titulo}`,
    description: comun.descripcion,
    path: paths.inicio(),
    data: {
      '@type': 'WebApplication',
      name: comun.producto,
      url: `${origen}/`,
      description: comun.descripcion,
      inLanguage: idioma.codigo,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      image: `${origen}/og.png`,
    },
  })

export default function LandingScreen() {
  return (
    <>
      <CuentaEliminada />
      <Hero />
      <Beneficios />
      <Pasos />
      <Casos />
      <PreciosResumen />
    </>
  )
}

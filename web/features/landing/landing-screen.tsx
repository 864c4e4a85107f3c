import { origen } from '#web/lib/installation.ts'
import { siteMeta } from '#web/lib/site-meta.ts'
import { paths } from '#web/paths.ts'
import { comun } from '#web/texts/comun.ts'
import { landing } from '#web/texts/landing.ts'
import { Beneficios } from './beneficios.tsx'
import { Casos } from './casos.tsx'
import { CuentaEliminada } from './cuenta-eliminada.tsx'
import { Hero } from './hero.tsx'
import { Pasos } from './pasos.tsx'
import { PreciosResumen } from './precios-resumen.tsx'

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
      inLanguage: 'es',
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

import { comun } from '#web/texts/comun.ts'
import { landing } from '#web/texts/landing.ts'
import { Hero } from './hero.tsx'

export const meta = () => [
  { title: `${comun.producto} · ${landing.titulo}` },
  { name: 'description', content: comun.descripcion },
]

export default function LandingScreen() {
  return <Hero />
}

import type { CaraEmpresa } from '#contract/empresa.ts'
import { mix, readableOn, textOn } from '#web/lib/page/contrast.ts'

/** Must match the card backgrounds of both themes in monitor.css. */
const FONDOS = { oscuro: '#171a28', claro: '#ffffff' }
export type Theme = keyof typeof FONDOS

/** Sets the empresa's colours, adjusted for contrast on the theme's cards. */
export function pintar({ colorPrimario, colorSecundario }: CaraEmpresa, theme: Theme) {
  const { style } = document.documentElement
  const fondo = FONDOS[theme]
  const llamando = mix(fondo, colorPrimario, 0.35)
  style.setProperty('--primario', colorPrimario)
  style.setProperty('--secundario', colorSecundario)
  style.setProperty('--acento', readableOn(colorPrimario, fondo))
  style.setProperty('--llamando', llamando)
  style.setProperty('--sobre-llamando', textOn(llamando))
}

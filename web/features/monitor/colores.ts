import type { CaraEmpresa } from '#contract/empresa.ts'
import { mix, readableOn, textOn } from '#web/lib/page/contrast.ts'

/** The card backgrounds of both themes in monitor.css, and how much of the company's colour a marked card has. */
const FONDOS = { oscuro: '#171a28', claro: '#ffffff' }
const SUAVE = { oscuro: 0.22, claro: 0.1 }
export type Theme = keyof typeof FONDOS

/** Sets the empresa's colours, adjusted for contrast on the theme's cards. */
export function pintar({ colorPrimario }: CaraEmpresa, theme: Theme) {
  const { style } = document.documentElement
  const fondo = FONDOS[theme]
  const suave = mix(fondo, colorPrimario, SUAVE[theme])
  const llamando = mix('#000000', colorPrimario, 0.76)
  style.setProperty('--primario', colorPrimario)
  style.setProperty('--suave', suave)
  const letras = theme === 'oscuro' ? mix(colorPrimario, '#ffffff', 0.58) : colorPrimario
  style.setProperty('--acento', readableOn(readableOn(letras, fondo), suave))
  style.setProperty('--llamando', llamando)
  style.setProperty('--sobre-llamando', textOn(llamando))
  style.setProperty('--sobre-blanco', readableOn(llamando, '#ffffff'))
}

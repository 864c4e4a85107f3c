import { mix, readableOn, textOn } from './contrast.ts'

// From both themes in ui/tokens.css: the surface and sunken background that tinted text may appear on.
const LIGHT = { surface: '#ffffff', sunken: '#eff1f6', soft: 0.1 }
const DARK = { surface: '#171a28', sunken: '#1f2334', soft: 0.22 }

const wordsOn = (color: string, { surface, sunken, soft }: typeof LIGHT) =>
  readableOn(readableOn(color, mix(surface, color, soft)), sunken)

/** Returns a company's two colours as the custom properties that [data-tinted] in ui/tokens.css reads. */
export const tintOf = (colorPrimario: string, colorSecundario: string) => ({
  '--tint': colorPrimario,
  '--tint-hover': colorPrimario,
  '--tint-on': textOn(colorPrimario),
  '--tint-2': colorSecundario,
  '--tint-text-light': wordsOn(colorPrimario, LIGHT),
  '--tint-text-dark': wordsOn(colorPrimario, DARK),
})

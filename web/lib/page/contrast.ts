type Rgb = [number, number, number]

const WHITE = '#ffffff'
const INK = '#14172b'
const BLACK = '#000000'
const AA = 4.5

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes `from` with `to`; an `amount` of 0 returns `from`, 1 returns `to`. */
export const mix = (from: string, to: string, amount: number) => {
  const [a, b] = [parse(from), parse(to)]
  return format(a.map((part, i) => part + ((b[i] ?? 0) - part) * amount) as Rgb)
}

const luminance = (hex: string) => {
  const [r, g, b] = parse(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * Returns white or ink, whichever reads better on `background`, or black for the few colours where neither is enough.
 */
export function textOn(background: string): string {
  const best = contrast(WHITE, background) >= contrast(INK, background) ? WHITE : INK
  return contrast(best, background) >= AA ? best : BLACK
}

/** Moves `color` towards black or white only as far as needed to be readable on `background`. */
export function readableOn(color: string, background: string): string {
  const end = textOn(background) === WHITE ? WHITE : BLACK
  for (let amount = 0; amount < 1; amount += 0.05) {
    const candidate = mix(color, end, amount)
    if (contrast(candidate, background) >= AA) return candidate
  }
  return end
}

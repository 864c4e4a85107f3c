// Measures what a page looks like: type sizes, contrast, touch targets, and text that is clipped, wrapped or off screen.
import type { Page } from '@playwright/test'

export const STAFF = [12, 13, 14, 16, 20, 28, 56]
export const PUBLIC = [14, 16, 18, 22, 28, 36, 48, 64]

type Options = { sizes?: readonly number[]; target?: number; tags?: string }
type Findings = Record<'contrast' | 'size' | 'cut' | 'wrapped' | 'small' | 'outside', string[]>

/** `page` is already at the size and theme to judge. Returns lists of findings; empty lists are good. */
export const measure = (
  page: Page,
  { sizes = [], target = 44, tags = 'button, [role=tab], kbd' }: Options = {},
): Promise<Findings> => page.evaluate(lookAtEverything, { sizes, target, tags })

/** Runs in the page, so it uses nothing from this file. */
function lookAtEverything({ sizes, target, tags }: Required<Options>): Findings {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D

  const colourOf = (css: string): Colour => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = css
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
  const linear = (value: number) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red, green, blue]: Colour) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3])
    return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1]
  }
  const backgroundOf = (element: Element): Colour => {
    const layers: Colour[] = []
    for (let at: Element | null = element; at; at = at.parentElement) {
      const colour = colourOf(getComputedStyle(at).backgroundColor)
      if (colour[3] > 0) layers.push(colour)
      if (colour[3] === 1) break
    }
    return layers.reverse().reduce<Colour>((below, top) => over(top, below), [255, 255, 255, 1])
  }
  const contrastOf = (element: Element, color: string) => {
    const back = backgroundOf(element)
    const lights = [luminance(over(colourOf(color), back)), luminance(back)]
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
  }
  const linesOf = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size
  }

  const seen: Findings = { contrast: [], size: [], cut: [], wrapped: [], small: [], outside: [] }
  const add = (kind: keyof Findings, finding: string) => {
    if (!seen[kind].includes(finding)) seen[kind].push(finding)
  }
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const hidden = style.visibility === 'hidden' || style.opacity === '0'
    if (box.width <= 1 || box.height <= 1 || hidden) continue
    if (element.closest('[inert], [aria-hidden=true], .sr-only')) continue
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)

    const control = element.matches('button, a[href], input, select, [role=tab]')
    // A label is part of the target of its field.
    const touched = (element.closest('label') ?? element).getBoundingClientRect()
    if (control && style.display !== 'inline' && Math.min(touched.height, touched.width) < target) {
      add('small', `${Math.round(box.width)}x${Math.round(box.height)} "${text}"`)
    }
    const scrolls = element.closest('[data-scrolls], [tabindex="0"]')
    if (box.right > innerWidth + 1 && style.position !== 'fixed' && !scrolls) {
      add('outside', `"${text}" ${Math.round(box.right)}`)
    }

    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
    if (texts.length === 0 || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue
    const fontSize = Number.parseFloat(style.fontSize)
    const large = fontSize >= 24 || (fontSize >= 18.6 && Number(style.fontWeight) >= 700)
    const contrast = contrastOf(element, style.color)
    if (contrast < (large ? 3 : 4.5)) add('contrast', `${contrast.toFixed(2)} "${text}"`)
    if (sizes.length > 0 && !sizes.includes(Math.round(fontSize))) add('size', `${style.fontSize} "${text}"`)
    if (element.scrollWidth > element.clientWidth + 1 && style.overflowX === 'hidden') add('cut', text)
    if (element.closest(tags) && texts.some((node) => linesOf(node) > 1)) add('wrapped', text)
  }
  return seen
}

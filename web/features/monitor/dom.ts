type Child = Node | string

/** Creates an element with a class and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...children)
  return element
}

/** Writes only what changed, since screen readers announce every write. */
export function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
  element.hidden = text === ''
}

/** Makes `children` the only children, in this order, without touching those already in place. */
export function setChildren(parent: HTMLElement, children: readonly HTMLElement[]) {
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null)
  })
  while (parent.children.length > children.length) parent.lastElementChild?.remove()
}

const SVG = 'http://www.w3.org/2000/svg'

/** An icon drawn with lines, 24 units wide. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icono')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

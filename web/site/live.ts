const EVERY_MS = 15_000

/** Keeps a part of a page that the server renders current, by reading the page again while it is visible. */
export function startLive(element: HTMLElement, signal: AbortSignal) {
  const update = async () => {
    if (document.hidden) return
    const reply = await fetch(location.href, { signal }).catch(() => null)
    const html = reply?.ok ? await reply.text().catch(() => '') : ''
    const next = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-vivo]')
    if (!next || next.innerHTML === element.innerHTML) return
    const links = () => [...element.querySelectorAll('a')]
    const focused = links().indexOf(document.activeElement as HTMLAnchorElement)
    element.innerHTML = next.innerHTML
    links()[focused]?.focus({ preventScroll: true })
  }
  const timer = setInterval(update, EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', update, { signal })
}

/** Narrow windows show one column of links at a time. */
export function startFooter(footer: HTMLElement, signal: AbortSignal) {
  const buttons = [...footer.querySelectorAll<HTMLElement>('[aria-expanded]')]
  const show = (open: HTMLElement | null) => {
    for (const button of buttons) {
      button.ariaExpanded = String(button === open)
      button.closest('[data-footer-section]')?.toggleAttribute('data-open', button === open)
    }
  }
  for (const button of buttons) {
    const toggle = () => show(button.ariaExpanded === 'true' ? null : button)
    button.addEventListener('click', toggle, { signal })
  }
  signal.addEventListener('abort', () => show(null))
}

import { toggleTheme } from '#web/lib/browser/theme.ts'

export function startThemeButton(button: HTMLElement, signal: AbortSignal) {
  button.addEventListener('click', toggleTheme, { signal })
}

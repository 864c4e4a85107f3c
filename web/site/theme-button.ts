import { toggleTheme } from '#web/lib/theme.ts'

export function startThemeButton(button: HTMLElement, signal: AbortSignal) {
  button.addEventListener('click', toggleTheme, { signal })
}

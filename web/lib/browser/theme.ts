import { storage } from './storage.ts'

type Theme = 'light' | 'dark'

const KEY = 'turnero.tema'

/** Runs before the first paint. Without a stored choice the style sheet follows the system theme. */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** Switches the theme. A choice equal to the system theme is not stored, so that the app follows the system again. */
export function toggleTheme() {
  const root = document.documentElement
  const shown = root.dataset.theme ?? systemTheme()
  const wanted: Theme = shown === 'dark' ? 'light' : 'dark'
  if (wanted === systemTheme()) {
    delete root.dataset.theme
    storage.remove(KEY)
  } else {
    root.dataset.theme = wanted
    storage.set(KEY, wanted)
  }
}

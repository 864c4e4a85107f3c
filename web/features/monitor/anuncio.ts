import type { LlamadaPublica, Publico } from '#contract/cola.ts'
import type { Idioma } from '#contract/idioma.ts'
import { monitor as t } from '#texts/monitor.ts'
import { allowSound, chime, soundAllowed } from '#web/lib/browser/chime.ts'
import { storage } from '#web/lib/browser/storage.ts'
import { currentLanguage } from '#web/texts/live.ts'
import { voces } from './voces.ts'

const KEY = 'turnero.monitor.sonido'
/** Some browsers never fire the end event of a speech. */
const SPEECH_LIMIT_MS = 12_000
const BETWEEN_MS = 600

type Say = { texto: string; idioma: Idioma }

/** Chimes and speaks, one call after the other. Silent until switched on by a touch. */
export function crearAnuncio(onChange: (on: boolean) => void) {
  const waiting: Say[] = []
  let busy = false
  let wanted = storage.get(KEY) === '1'

  const isOn = () => wanted && soundAllowed()

  async function next() {
    const say = waiting.shift()
    if (!say || !isOn()) {
      waiting.length = 0
      busy = false
      return
    }
    busy = true
    await pause(chime())
    await speak(say)
    await pause(BETWEEN_MS)
    void next()
  }

  function add(say: Say) {
    if (!isOn()) return
    waiting.push(say)
    if (!busy) void next()
  }

  async function set(on: boolean) {
    wanted = on
    if (on) storage.set(KEY, '1')
    else storage.remove(KEY)
    if (on) await allowSound()
    onChange(isOn())
  }

  return {
    isOn,
    /** Must be called from a touch or a key press. */
    async toggle() {
      await set(!isOn())
      add({ texto: t.sonidoActivo, idioma: currentLanguage() })
    },
    /** After a reload: some screens are set up to allow sound without a touch. */
    async restore() {
      if (wanted) await allowSound()
      onChange(isOn())
    },
    /** Speaks in the language of the screen, then in the customer's. */
    call({ etiqueta, nombre, cola, puesto, idioma }: LlamadaPublica, { colas, usaPuestos }: Publico) {
      const dicho = {
        turno: etiqueta,
        cola: colas.length > 1 ? cola : '',
        nombre,
        puesto: usaPuestos ? puesto : '',
      }
      for (const one of new Set([currentLanguage(), idioma ?? currentLanguage()])) {
        add({ texto: voces[one].anuncio(dicho), idioma: one })
      }
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function speak({ texto, idioma }: Say): Promise<void> {
  if (!('speechSynthesis' in window)) return Promise.resolve()
  return new Promise((resolve) => {
    const speech = new SpeechSynthesisUtterance(texto)
    const idiomas = voces[idioma].voces
    const voices = speechSynthesis.getVoices()
    speech.voice = idiomas.map((lang) => voices.find((v) => v.lang.startsWith(lang))).find(Boolean) ?? null
    speech.lang = speech.voice ? speech.voice.lang : idioma
    speech.rate = 0.9
    speech.onend = speech.onerror = () => resolve()
    setTimeout(resolve, SPEECH_LIMIT_MS)
    speechSynthesis.cancel()
    speechSynthesis.speak(speech)
  })
}

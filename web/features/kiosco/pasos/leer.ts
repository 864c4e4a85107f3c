import { useEffect } from 'react'
import { idioma } from '#texts/idioma.ts'

export const canSpeak = () => 'speechSynthesis' in window

/** Reads `texto` aloud in the language of the page, again whenever it changes. */
export function useLectura(on: boolean, texto: string) {
  useEffect(() => {
    if (!on) return
    const speech = new SpeechSynthesisUtterance(texto)
    const voices = speechSynthesis.getVoices()
    speech.voice =
      idioma.voces.map((lang) => voices.find((v) => v.lang.startsWith(lang))).find(Boolean) ?? null
    speech.lang = speech.voice?.lang ?? idioma.codigo
    speechSynthesis.cancel()
    speechSynthesis.speak(speech)
    return () => speechSynthesis.cancel()
  }, [on, texto])
}

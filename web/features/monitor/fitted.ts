import { setText } from './dom.ts'

/** Text longer than this is set smaller, so that it is never cut. */
const LONG = 20
/** Text longer than this is set smaller still. */
const VERY_LONG = 40

/** Writes text that a person typed, with a class by its length, which the style sheet uses for the font size. */
export function setFitted(element: HTMLElement, text: string) {
  setText(element, text)
  element.classList.toggle('largo', text.length > LONG && text.length <= VERY_LONG)
  element.classList.toggle('muy-largo', text.length > VERY_LONG)
}

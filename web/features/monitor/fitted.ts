import { setText } from './dom.ts'

/** From this many letters on, the words are set smaller, so that they are never cut. */
const LONG = 20
const VERY_LONG = 40

/** Writes words that somebody chose, with a class for their length that the style sheet sizes them by. */
export function setFitted(element: HTMLElement, text: string) {
  setText(element, text)
  element.classList.toggle('largo', text.length > LONG && text.length <= VERY_LONG)
  element.classList.toggle('muy-largo', text.length > VERY_LONG)
}

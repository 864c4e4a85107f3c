import { defineBrowserCommand } from '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap: (selector: string) => Promise<void>
  }
}

/** Touches an element. Events dispatched by a test would lack those that a browser derives from a touch. */
export const tap = defineBrowserCommand<[selector: string]>(({ iframe }, selector) =>
  iframe.locator(selector).tap(),
)

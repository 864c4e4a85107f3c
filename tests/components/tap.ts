import { defineBrowserCommand } from '@vitest/browser-playwright'

declare module 'vitest/browser' {
  interface BrowserCommands {
    tap: (selector: string) => Promise<void>
  }
}

/** Touches an element: a test's own events would not be followed by those that a browser makes of a touch. */
export const tap = defineBrowserCommand<[selector: string]>(({ iframe }, selector) =>
  iframe.locator(selector).tap(),
)

/**
 * A browser with an empty profile and one page as wide as a phone. Elements are found by XPath, which every browser
 * supports.
 */
export interface Device {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** Returns the visible text. */
  text(): Promise<string>
  /** Waits until the element exists. */
  find(xpath: string): Promise<void>
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  close(): Promise<void>
}

export const SIZE = { width: 390, height: 844 }

export const field = (label: string): string => `//*[@id=//label[normalize-space()="${label}"]/@for]`

export const button = (name: string): string => `//button[normalize-space()="${name}"]`

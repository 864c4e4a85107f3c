/** A browser with an empty profile and one page, as wide as a phone. Elements are named by XPath, which every browser reads. */
export interface Device {
  goTo(url: string): Promise<void>
  reload(): Promise<void>
  /** The text that a person sees. */
  text(): Promise<string>
  /** Waits until the element is there. */
  find(xpath: string): Promise<void>
  click(xpath: string): Promise<void>
  type(xpath: string, text: string): Promise<void>
  close(): Promise<void>
}

export const SIZE = { width: 390, height: 844 }

export const field = (label: string): string => `//*[@id=//label[normalize-space()="${label}"]/@for]`

export const button = (name: string): string => `//button[normalize-space()="${name}"]`

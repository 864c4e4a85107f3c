import { createHash } from 'node:crypto'

const BASE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** The policy of the service worker, which fetches our pages and files. */
export const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** Headers of every answer. Pages replace the content security policy with their own. */
export function securityHeaders(publicUrl: string | null): Record<string, string> {
  const headers: Record<string, string> = { ...BASE, 'content-security-policy': NO_PAGE }
  // Browsers warn about both on plain HTTP, which is a normal installation.
  if (publicUrl?.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000'
    headers['cross-origin-opener-policy'] = 'same-origin'
  }
  return headers
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text]) => text ?? '')

// The hash of an inline element covers its raw text; that of an attribute covers its decoded value.
const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
  /** Values of style attributes. */
  attributes: readonly string[]
}

export const styleAttributes = (html: string): string[] => matches(html, STYLE_ATTRIBUTE).map(decoded)

/** Returns a policy that allows exactly the inline scripts and styles of this page. */
export const pagePolicy = (html: string, framing: boolean): string =>
  policyOf(
    {
      scripts: matches(html, INLINE_SCRIPT),
      styles: matches(html, INLINE_STYLE),
      attributes: styleAttributes(html),
    },
    framing,
  )

export function policyOf({ scripts, styles, attributes }: Inline, framing = false): string {
  const all = (texts: readonly string[]) => [...new Set(texts.map(hash))]
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...all(scripts)].join(' '),
    ['style-src', "'self'", ...all(styles)].join(' '),
    ...(attributes.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...all(attributes)].join(' ')] : []),
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framing ? '*' : "'none'"}`,
  ].join('; ')
}

import { createHash } from 'node:crypto'

const BASE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** On every answer; pages replace the policy by one of their own. */
export function securityHeaders(publicUrl: string | null): Record<string, string> {
  const headers: Record<string, string> = { ...BASE, 'content-security-policy': NO_PAGE }
  // Browsers complain of both on plain HTTP, which is a normal installation.
  if (publicUrl?.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000'
    headers['cross-origin-opener-policy'] = 'same-origin'
  }
  return headers
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g

const hashes = (html: string, pattern: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(pattern)].map(
      ([, text]) =>
        `'sha256-${createHash('sha256')
          .update(decode(text ?? '', pattern))
          .digest('base64')}'`,
    ),
  ),
]

// Inside a script or a style element the text counts as it stands, in an attribute it is decoded.
function decode(text: string, pattern: RegExp): string {
  if (pattern !== STYLE_ATTRIBUTE) return text
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** A policy that allows exactly the inline scripts and styles that this page was built with. */
export function pagePolicy(html: string, framing: boolean): string {
  const attributes = hashes(html, STYLE_ATTRIBUTE)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes(html, INLINE_SCRIPT)].join(' '),
    ['style-src', "'self'", ...hashes(html, INLINE_STYLE)].join(' '),
    ...(attributes.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...attributes].join(' ')] : []),
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framing ? '*' : "'none'"}`,
  ].join('; ')
}

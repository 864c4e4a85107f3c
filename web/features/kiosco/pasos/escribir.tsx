import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useMedia } from '#web/lib/browser/use-media.ts'
import { Teclado, type Tecleo } from './teclado.tsx'

/** From this width on the page brings its own keyboard, as in teclado.css. */
const OWN_KEYBOARD = '(min-width: 700px)'

type Props = {
  etiqueta: string
  value: string
  error?: string
  tecleo: Tecleo
  maxLength?: number
  placeholder?: string
  /** Counts refusals: the field gets the focus again. */
  refusals: number
  onChange: (value: string) => void
}

/** A question that is answered by typing. */
export function Escribir(props: Props) {
  const { etiqueta, value, error, tecleo, maxLength = 120, placeholder, refusals, onChange } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const own = useMedia(OWN_KEYBOARD)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus.
  useEffect(() => field.current?.focus(), [refusals])

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function replace(from: number, to: number, typed: string) {
    const next = value.slice(0, from) + typed + value.slice(to)
    if (next.length > maxLength) return
    caret.current = from + typed.length
    onChange(next)
  }

  function selection(): [from: number, to: number] {
    const { selectionStart, selectionEnd } = field.current ?? {}
    return [selectionStart ?? value.length, selectionEnd ?? value.length]
  }

  return (
    <>
      <div className="k-entrada">
        <label htmlFor={id} className="k-etiqueta">
          {etiqueta}
        </label>
        <input
          id={id}
          ref={field}
          className="k-campo"
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize={tecleo === 'nombre' ? 'words' : 'sentences'}
          spellCheck={false}
          inputMode={own ? 'none' : tecleo === 'numero' ? 'decimal' : 'text'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        {error && (
          <p id={`${id}-error`} role="alert" className="k-falta">
            {error}
          </p>
        )}
      </div>
      <Teclado
        tecleo={tecleo}
        onKey={(key) => {
          const [from, to] = selection()
          replace(from, to, cased(key, value.slice(0, from), tecleo))
        }}
        onDelete={() => {
          const [from, to] = selection()
          replace(from === to ? Math.max(0, from - 1) : from, to, '')
        }}
      />
    </>
  )
}

/** The keys show capitals; names begin with one in each word, documents have only capitals. */
function cased(key: string, before: string, tecleo: Tecleo): string {
  if (tecleo === 'documento') return key
  const begins = tecleo === 'nombre' ? /(?:^|[\s'’-])$/ : /^$/
  return begins.test(before) ? key : key.toLowerCase()
}

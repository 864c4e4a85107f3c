import { useEffect, useRef, useState } from 'react'
import { configuracion as t } from '#texts/configuracion.ts'
import { useTimeout } from '#web/lib/browser/use-timeout.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dot } from '#web/ui/dot.tsx'
import { useDirtyPage } from './settings-frame.tsx'

const SAVED_MS = 3000

type Props = {
  form: { dirty: boolean; pending: boolean; failure: unknown; reset: () => void }
  /** Why the last save was refused. */
  complaint?: string
  /** Something on the page says what is missing. */
  disabled?: boolean
  /** False where the list of pages already marks those with edits, as of a form of several pages. */
  dot?: boolean
  /** Where the page has no form element around it. */
  onSave?: () => void
  /** Words of a page that names what it saves. */
  words?: { guardar: string; guardado: string }
  /** For a page that uses the whole width. */
  wide?: boolean
}

/** The one save of a page, at the bottom of the window. Shown when something changed, and briefly after a save. */
export function SaveBar({ form, complaint, disabled, dot = true, onSave, words = t, wide }: Props) {
  const { dirty, pending, failure } = form
  const saves = useSaves(pending, failure)
  const [confirmed, setConfirmed] = useState(0)
  const saved = saves !== confirmed && !dirty
  useTimeout(saves !== confirmed, SAVED_MS, () => setConfirmed(saves), saves)
  useDirtyPage(dot && dirty)
  if (!dirty && !pending && !saved && !complaint) return null
  return (
    <div
      className={cx(
        'sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 lg:min-h-15',
        wide ? 'lg:px-6' : 'lg:px-10',
      )}
    >
      <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-2', !wide && 'max-w-186')}>
        {complaint ? (
          <Banner tone="danger" title={complaint} className="min-w-0 flex-1 max-lg:basis-full" />
        ) : (
          <p
            role={saved ? 'status' : undefined}
            className={cx(
              'flex items-center gap-2 text-sm font-medium lg:min-h-9',
              saved ? 'text-success-text' : 'max-lg:sr-only',
            )}
          >
            <Dot tone={saved ? 'success' : 'warning'} />
            {saved ? words.guardado : t.sinGuardar}
          </p>
        )}
        {(dirty || pending) && (
          <div className="flex gap-2 max-lg:w-full lg:ml-auto">
            {!pending && (
              <Button variant="ghost" onClick={form.reset}>
                {t.descartar}
              </Button>
            )}
            <Button
              type={onSave ? 'button' : 'submit'}
              onClick={onSave}
              loading={pending}
              disabled={disabled}
              className="max-lg:flex-1"
            >
              {pending ? t.guardando : words.guardar}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Counts the requests that ended well. */
function useSaves(pending: boolean, failure: unknown): number {
  const [saves, setSaves] = useState(0)
  const sending = useRef(false)
  useEffect(() => {
    if (sending.current && !pending && failure == null) setSaves((count) => count + 1)
    sending.current = pending
  }, [pending, failure])
  return saves
}

import { useState } from 'react'
import { useSesion } from '#web/lib/api/session.ts'
import { isRecord, readJson, storage } from '#web/lib/browser/storage.ts'
import { type Draft, emptyDraft, type Step } from './draft.ts'

type Kept = { draft: Draft; step: Step }

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Object.keys(emptyDraft).every((field) => typeof value[field] === 'string')

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && isDraft(value.draft) && (value.step === 'basica' || value.step === 'detalles')

/** Stores the draft in the browser, per account, so that it survives going back and a reload. */
export function useKeptDraft() {
  const key = `turnero.empresa-nueva.${useSesion()?.correo ?? ''}`
  const [kept, setKept] = useState<Kept>(() => readJson(key, isKept) ?? { draft: emptyDraft, step: 'basica' })

  function keep(change: Partial<Kept>) {
    const next = { ...kept, ...change }
    storage.set(key, JSON.stringify(next))
    setKept(next)
  }

  return { ...kept, keep, discard: () => storage.remove(key) }
}

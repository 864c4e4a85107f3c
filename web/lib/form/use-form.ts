import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from './field-errors.ts'
import { cleaned, limitsOf, type Problem, problemOf } from './limits.ts'
import { useUnsaved } from './unsaved.ts'

type Name<Values> = keyof Values & string

/** The error text of a field: one sentence for any problem, or one per problem the screen knows. */
type Sentences<Values> = Partial<Record<Name<Values>, string | Partial<Record<Problem, string>>>>

type Options<Values, Reply> = {
  /** Shown until edited. It may change while the form is open; fields that were not edited follow it. */
  initial: Values
  /** The contract's schema of the request body. Its limits apply to the fields. */
  body?: object
  /** A problem without a sentence is left to the server, which has one for each. */
  sentences?: Sentences<Values>
  /** Checks what the schema cannot express, such as a name typed to confirm. */
  check?: (values: Values) => FieldErrors
  /** Selects the fields checked on submit. By default all. */
  judged?: (name: Name<Values>, values: Values) => boolean
  send: (values: Values) => Promise<Reply>
  onSent?: (reply: Reply, sent: Values) => void
  /** Extracts errors by field from a refusal. By default the server's details. */
  errorsOf?: (error: unknown) => FieldErrors
  /** Called in the same render as the errors appear, so that the section with the first error can be opened. */
  onErrors?: (errors: FieldErrors) => void
  onEdit?: (values: Values) => void
  /**
   * Pass false when leaving the screen loses nothing worth a warning, such as a name typed to confirm; an address when
   * moving between its pages loses nothing.
   */
  keep?: boolean | string
}

type Typed = { target: { value: string } }

/** The part of a form that `Form` needs, independent of its fields. */
export type FormState = {
  values: object
  /** Counts refusals. The focus moves when it increases, and never while the user types. */
  refusals: number
  submit(): void
  edit(change: Record<string, string>): void
}

/**
 * The state of every form. Values are kept as typed, checked against the contract's limits on submit, and sent one
 * request at a time. Errors of the check and of the server look the same: by field, with the focus on the first.
 */
export function useForm<Values extends object, Reply>(options: Options<Values, Reply>) {
  const { initial, body, sentences = {}, check, send, onSent, onErrors, onEdit } = options
  const { judged = () => true, keep = true } = options
  const { errorsOf = fieldErrorsOf } = options
  const [changes, setChanges] = useState<Partial<Values>>({})
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const limits = body ? limitsOf(body) : {}
  const values: Values = { ...initial, ...changes }
  const dirty = isDirty(initial, changes)
  useUnsaved(dirty && keep)

  const action = useAction(async (sent: Values) => {
    const reply = await send(sent).catch((error) => {
      refuse(errorsOf(error))
      throw error
    })
    // Edits made while the request was in flight are not sent yet.
    setChanges((now) => without(now, changes))
    onSent?.(reply, sent)
  })

  function refuse(found: FieldErrors) {
    setErrors(found)
    if (!hasErrors(found)) return
    setRefusals((count) => count + 1)
    onErrors?.(found)
  }

  const problems = problemsOf(values, limits)
  const wrongIn = (given: Values): FieldErrors => ({
    ...sayAll(problemsOf(given, limits), sentences),
    ...check?.(given),
  })
  const wrong = wrongIn(values)

  function edit(change: Partial<Values>) {
    setErrors((now) => except(now, Object.keys(change)))
    action.reset()
    setChanges((now) => ({ ...now, ...change }))
    onEdit?.({ ...values, ...change })
  }

  function trySubmit(sent: Values) {
    const found = filtered(wrongIn(sent), (name) => judged(name as Name<Values>, sent))
    refuse(found)
    if (!hasErrors(found)) void action.run(cleanedAll(sent, limits))
  }

  function reset() {
    setChanges({})
    setErrors({})
    action.reset()
  }

  return {
    values,
    errors,
    refusals,
    dirty,
    /** Current errors of the check, for a field that shows them while the user types. */
    wrong,
    /** No required field is empty, and the check finds no error. */
    ready: !hasErrors(wrong) && !Object.values(problems).includes('missing'),
    pending: action.pending,
    /** The error of the last submit; null after an edit. */
    failure: action.error,
    edit,
    reset,
    submit: () => trySubmit(values),
    /** Edits and submits at once, where one touch both chooses and sends. */
    submitWith(change: Partial<Values>) {
      edit(change)
      trySubmit({ ...values, ...change })
    },
    /** Checks only these fields, for one step of a longer form. Returns true when they have no errors. */
    check(...names: Name<Values>[]): boolean {
      const found = filtered(wrong, (name) => (names as string[]).includes(name))
      refuse(found)
      return !hasErrors(found)
    },
    /** The props of a text control. */
    field: (name: Name<Values>) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      maxLength: limits[name]?.maxLength,
      required: (limits[name]?.minLength ?? 0) > 0,
      onChange: ({ target }: Typed) => edit({ [name]: target.value } as Partial<Values>),
    }),
  }
}

type AllLimits = ReturnType<typeof limitsOf>

function problemsOf(values: object, limits: AllLimits): Record<string, Problem> {
  const problems: Record<string, Problem> = {}
  for (const [name, value] of Object.entries(values)) {
    const problem = typeof value === 'string' && limits[name] && problemOf(value, limits[name])
    if (problem) problems[name] = problem
  }
  return problems
}

function sayAll(
  problems: Record<string, Problem>,
  sentences: Sentences<Record<string, unknown>>,
): FieldErrors {
  const said: FieldErrors = {}
  for (const [name, problem] of Object.entries(problems)) {
    const sentence = sentences[name]
    const words = typeof sentence === 'string' ? sentence : sentence?.[problem]
    if (words) said[name] = words
  }
  return said
}

const cleanedAll = <Values extends object>(values: Values, limits: AllLimits): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleaned(value, limits[name]) : value,
    ]),
  ) as Values

/**
 * Whether a value differs from `initial`. Text that was typed and removed is no change. Lists are compared by content.
 */
const isDirty = <Values extends object>(initial: Values, changes: Partial<Values>): boolean =>
  (Object.keys(changes) as (keyof Values)[]).some(
    (name) => JSON.stringify(changes[name]) !== JSON.stringify(initial[name]),
  )

/** Returns the changes that were not sent, or that changed again after sending. */
const without = <Changes extends object>(now: Changes, sent: Changes): Changes =>
  filtered(now, (name, value) => value !== sent[name as keyof Changes])

const except = (errors: FieldErrors, names: string[]): FieldErrors =>
  filtered(errors, (path) => !names.some((name) => `${path}.`.startsWith(`${name}.`)))

const filtered = <T extends object>(values: T, keeps: (name: string, value: unknown) => boolean): T =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => keeps(name, value))) as T

import type { Result } from '@poyraz/kernel'
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import { brokenRules, type Control, firstBroken, isControl, type Rules } from './broken-rules.ts'

type Errors = Readonly<Record<string, string>>

/** A refusal of the server; `fields` are its errors of single fields. */
type Refusal = {
  readonly message: string
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
}

export type FormOptions<T, R extends Refusal> = {
  readonly rules?: Rules | undefined
  /** Converts the controls to the input of `rules`; by default the texts by name. */
  readonly read?: ((form: FormData) => unknown) | undefined
  readonly send: (form: FormData) => Promise<Result<T, R>>
  readonly onDone: (value: T) => void
  /** Called before an invalid control gets the focus, to show it where a part of the form is hidden. */
  readonly reveal?: Reveal | undefined
}

/**
 * State of a form. The fields are uncontrolled or controlled by their owner; their values are read from the
 * form. A non-empty field is validated when it loses focus, and one with an error again at each input. The
 * form is sent, once at a time, when all fields are valid. Errors are returned by field, as the rule or the
 * server names them; a refusal that names no field of the form is `refused`. The first invalid field gets the
 * focus, and the typed text stays.
 */
export function useForm<T, R extends Refusal>({ rules, read, send, onDone, reveal }: FormOptions<T, R>) {
  const valuesOf = (form: HTMLFormElement) => (read ?? Object.fromEntries)(new FormData(form))
  const check = (form: HTMLFormElement) => brokenRules(rules, valuesOf(form))
  const { shown, watch, checkAll, say, ...errors } = useErrors(check, reveal)
  const [refused, setRefused] = useState<R | null>(null)
  const { busy, once } = useOnce()
  const clear = () => {
    errors.forget()
    setRefused(null)
  }
  const run = async (form: HTMLFormElement) => {
    setRefused(null)
    if (!checkAll(form)) return
    const answer = await send(new FormData(form))
    if (!answer.ok) {
      if (!say(form, answer.error.fields ?? [])) setRefused(answer.error)
      return undefined
    }
    clear()
    return () => onDone(answer.value)
  }
  return {
    busy,
    refused,
    ...shown,
    ...errors,
    /** Removes all errors. */
    clear,
    /** Props for `Form`. */
    form: {
      ...watch,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        void once(() => run(form)).then((end) => end?.())
      },
    },
  }
}

/** Runs one call at a time; a call during another one does nothing. */
function useOnce() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const once = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    return run().finally(() => {
      running.current = false
      setBusy(false)
    })
  }
  return { busy, once }
}

type Check = (form: HTMLFormElement) => Record<string, string>
type Reveal = (control: Control) => void

/** Errors by field: those of the rules, and those that the server named. */
function useErrors(check: Check, reveal?: Reveal) {
  const state = useErrorState()
  const { broken, setBroken, said, setSaid, attempted, setAttempted, left } = state
  const errors = { ...broken, ...said }
  const show = showOf(state, check, reveal)
  return {
    shown: { errors, errorCount: attempted ? Object.keys(errors).length : 0 },
    watch: watchOf(state, check),
    ...show,
    /** Removes the error of a field whose value was set by code; all of them without a name. */
    forget: (...names: readonly string[]) => {
      const isKept = (name: string) => names.length > 0 && !names.includes(name)
      setBroken((current) => only(current, isKept))
      setSaid((current) => only(current, isKept))
      if (names.length > 0) return
      left.current.clear()
      setAttempted(false)
    },
  }
}

/** Shows errors, with the focus on the first field that has one. */
function showOf({ setBroken, setSaid, setAttempted, left }: ErrorState, check: Check, reveal?: Reveal) {
  const focusOn = (control: Control | undefined) => {
    if (!control) return
    reveal?.(control)
    control.focus()
  }
  const showBroken = (form: HTMLFormElement, isChecked: (name: string) => boolean) => {
    const found = only(check(form), isChecked)
    const withoutChecked = (current: Errors) => only(current, (name) => !isChecked(name))
    setBroken((current) => ({ ...withoutChecked(current), ...found }))
    setSaid(withoutChecked)
    focusOn(firstBroken(form, found))
    return Object.keys(found).length === 0
  }
  return {
    /** Validates all fields. Returns false if one is invalid. */
    checkAll: (form: HTMLFormElement) => {
      setAttempted(true)
      return showBroken(form, () => true)
    },
    /** Validates these fields. Returns false if one is invalid. */
    checkPart: (form: HTMLFormElement, names: readonly string[]) => {
      for (const name of names) left.current.add(name)
      return showBroken(form, (name) => names.includes(name))
    },
    /** Shows errors of the server. Returns false if no field of the form has one. */
    say: (form: HTMLFormElement, fields: NonNullable<Refusal['fields']>) => {
      const errorsOfFields = Object.fromEntries(fields.map(({ field, message }) => [field, message]))
      const first = firstBroken(form, errorsOfFields)
      setSaid(first ? errorsOfFields : {})
      focusOn(first)
      return first !== undefined
    },
  }
}

type ErrorState = ReturnType<typeof useErrorState>

function useErrorState() {
  const [broken, setBroken] = useState<Errors>({})
  const [said, setSaid] = useState<Errors>({})
  const [attempted, setAttempted] = useState(false)
  const left = useRef(new Set<string>())
  return { broken, setBroken, said, setSaid, attempted, setAttempted, left }
}

/** Handlers of the form that validate a field when it is left, and one with an error when it changes. */
function watchOf(state: ErrorState, check: Check) {
  const { broken, setBroken, setSaid, attempted, left } = state
  return {
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement, Element>) => {
      if (!isControl(target) || !target.name || nameOf(relatedTarget) === target.name) return
      if (target.value !== '') left.current.add(target.name)
      if (!attempted && !left.current.has(target.name)) return
      setBroken(only(check(currentTarget), (name) => attempted || left.current.has(name)))
    },
    // Not `onInput`: a render between the input and the change event of a select would undo the selection.
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const edited = nameOf(target)
      setSaid((current) => (edited in current ? only(current, (name) => name !== edited) : current))
      if (Object.keys(broken).length === 0) return
      const found = check(currentTarget)
      setBroken((current) => only(found, (name) => name in current))
    },
  }
}

function only(errors: Errors, isKept: (name: string) => boolean): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)))
}

function nameOf(target: EventTarget | null): string {
  return isControl(target) ? target.name : ''
}

/** Returns the text of a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

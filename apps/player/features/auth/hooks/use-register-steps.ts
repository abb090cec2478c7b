import { authPaths } from '@poyraz/site/auth'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type StepNumber, stepOf } from '../register-steps.ts'

export type Steps = {
  readonly step: StepNumber
  /** The heading of the open step: it gets the focus when the step changes. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly go: (step: StepNumber) => void
  /** Opens the step and the fold of a control at once, so that it can get the focus. */
  readonly reveal: (control: Element & { readonly name: string }) => void
}

/**
 * The open step of the registration. Every step is an entry in the history, so that the browser's back button
 * leads to the step before; a step that was not reached yet is not opened by its address.
 */
export function useRegisterSteps(): Steps {
  const navigate = useNavigate()
  const { step: asked = 1 } = useSearch({ strict: false })
  const [step, setStep] = useState<StepNumber>(1)
  const reached = useRef(1)
  const heading = useHeadingFocus(step)
  useEffect(() => {
    if (asked <= reached.current) setStep(asked)
  }, [asked])
  const open = (next: StepNumber, resetScroll: boolean) => {
    reached.current = Math.max(reached.current, next)
    flushSync(() => setStep(next))
    void navigate({ to: authPaths.register, search: next === 1 ? {} : { step: next }, resetScroll })
  }
  return {
    step,
    heading,
    go: (next) => open(next, true),
    reveal: (control) => {
      const place = stepOf(control.name)
      if (place !== step) open(place, false)
      control.closest('details')?.setAttribute('open', '')
    },
  }
}

function useHeadingFocus(step: StepNumber): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

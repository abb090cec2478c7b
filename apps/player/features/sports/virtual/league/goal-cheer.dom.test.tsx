import { tr } from '@poyraz/text/virtual/tr'
import { act, cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anEvent } from '../../testing/events.ts'
import { GoalCheer } from './goal-cheer.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const EVENT = anEvent()
/** Goals as a new reply has them: equal ones are other objects. */
const goalsOf = (count: number) =>
  Array.from({ length: count }, (_, goal) => ({ minute: 10 + goal, side: 'home' as const }))
const cheer = (count: number) => (
  <IntlProvider locale="tr" messages={tr}>
    <GoalCheer event={EVENT} goals={goalsOf(count)} isPlaying />
  </IntlProvider>
)

it('celebrates a new goal for two seconds, whatever else arrives meanwhile', () => {
  const { container, rerender } = render(cheer(1))
  expect(container.textContent).toBe('')
  rerender(cheer(2))
  expect(container.textContent).toContain('GOL!')
  act(() => void vi.advanceTimersByTime(1_000))
  rerender(cheer(2))
  expect(container.textContent).toContain(EVENT.home.name)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(container.textContent).toBe('')
})

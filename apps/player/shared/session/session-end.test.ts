import { expect, it, vi } from 'vitest'

const REFUSAL = { error: 'not_authorized', message: '', fields: [], data: null } as const

it('tells an end that came before the page listened, once', async () => {
  vi.resetModules()
  const { reportSessionEnd, whenEnded } = await import('./session-end.ts')
  reportSessionEnd(REFUSAL)
  const heard: unknown[] = []
  whenEnded((reason) => heard.push(reason))
  expect(heard).toEqual([REFUSAL])
  whenEnded((reason) => heard.push(reason))
  expect(heard).toHaveLength(1)
  reportSessionEnd(REFUSAL)
  expect(heard).toHaveLength(2)
})

import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createStored } from './stored-state.ts'

it('hydrates what the server drew without a difference, and then shows what the device keeps', async () => {
  const drawnBy = (useCount: () => number) => {
    const Count = () => <b>{useCount()}</b>
    return <Count />
  }
  const drawn = createStored({ count: 0 }, { count: 0 })
  const kept = createStored({ count: 0 }, { count: 3 })
  const box = document.createElement('div')
  box.innerHTML = renderToString(drawnBy(() => drawn((state) => state.count)))
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    hydrateRoot(
      box,
      drawnBy(() => kept((state) => state.count)),
      { onRecoverableError },
    )
  })
  expect(box.textContent).toBe('3')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

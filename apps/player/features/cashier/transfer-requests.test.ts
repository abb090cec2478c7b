import { expect, it } from 'vitest'
import { transferRequests } from './transfer-requests.ts'

const TRANSFER = { methodID: 3, Type: 2, amount: 10_000 }

it('sends a withdrawal again as it was first sent, also when the bonus that it ends is gone by now', () => {
  const requests = transferRequests()
  const first = requests.requestFor(TRANSFER, true)
  expect(first).toMatchObject({ ...TRANSFER, endBonus: true })
  expect(requests.requestFor(TRANSFER, false)).toEqual(first)
})

it('ends a bonus that began meanwhile only with a new request', () => {
  const requests = transferRequests()
  const first = requests.requestFor(TRANSFER, false)
  expect(requests.requestFor(TRANSFER, true)).toEqual(first)
  requests.done()
  const second = requests.requestFor(TRANSFER, true)
  expect(second).toMatchObject({ ...TRANSFER, endBonus: true })
  expect(second.key).not.toBe(first.key)
})

it('takes another amount as another transfer', () => {
  const requests = transferRequests()
  const { key } = requests.requestFor(TRANSFER, false)
  expect(requests.requestFor({ ...TRANSFER, amount: 20_000 }, false).key).not.toBe(key)
})

import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-message.ts'

describe('messages of a game frame', () => {
  it.each([
    { type: 'poyraz:ready', gameID: 1, balance: 100 },
    { type: 'poyraz:ready', gameID: 1, balance: null },
    { type: 'poyraz:failed' },
    { type: 'poyraz:started', stake: 200 },
    { type: 'poyraz:shown', balance: 0 },
    { type: 'poyraz:exit' },
    { type: 'poyraz:verify', roundID: 'r' },
    { type: 'poyraz:refused', error: 'session_expired', message: 'm' },
  ])('takes %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message)
  })

  it.each([
    null,
    'poyraz:exit',
    {},
    { type: 'other' },
    { type: 'poyraz:ready', gameID: 1 },
    { type: 'poyraz:started', stake: -1 },
    { type: 'poyraz:started', stake: 1.5 },
    { type: 'poyraz:shown', balance: '100' },
    { type: 'poyraz:shown' },
    { type: 'poyraz:verify', roundID: 5 },
    { type: 'poyraz:refused', error: 'x' },
  ])('leaves %j alone', (message) => {
    expect(readFrameMessage(message)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { readFrameMessage, readOutsideMessage } from './frame-message.ts'

describe('messages of a game frame', () => {
  it.each([
    { type: 'poyraz:ready', gameID: 1, balance: 100 },
    { type: 'poyraz:ready', gameID: 1, balance: null },
    { type: 'poyraz:failed' },
    { type: 'poyraz:started', stake: 200 },
    { type: 'poyraz:shown', balance: 0 },
    { type: 'poyraz:exit' },
    { type: 'poyraz:deposit' },
    { type: 'poyraz:verify', roundID: 'r' },
    { type: 'poyraz:refused', error: 'session_expired', message: 'm' },
  ])('accepts %j', (message) => {
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
  ])('ignores %j', (message) => {
    expect(readFrameMessage(message)).toBeNull()
  })
})

describe('messages of an external game', () => {
  it.each([
    [
      { type: 'poyraz:ready', gameID: 1, balance: 100 },
      { type: 'poyraz:ready', gameID: 1, balance: null },
    ],
    [{ type: 'poyraz:failed' }, { type: 'poyraz:failed' }],
    [{ type: 'poyraz:exit' }, { type: 'poyraz:exit' }],
  ])('reads %j as %j', (message, taken) => {
    expect(readOutsideMessage(message)).toEqual(taken)
  })

  it.each([
    { type: 'poyraz:started', stake: 200 },
    { type: 'poyraz:shown', balance: 0 },
    { type: 'poyraz:paused' },
    { type: 'poyraz:deposit' },
    { type: 'poyraz:verify', roundID: 'r' },
    { type: 'poyraz:refused', error: 'session_expired', message: 'm' },
    { type: 'other' },
  ])('ignores %j', (message) => {
    expect(readOutsideMessage(message)).toBeNull()
  })
})

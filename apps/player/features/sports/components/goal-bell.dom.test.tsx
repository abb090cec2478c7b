import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useNotices } from '../../../shared/notices/notices.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { answer, callsOf, fakeServer, refusal } from '../../../testing/fake-server.ts'
import { expectAccessible, LANGS, show, TEXTS } from '../../../testing/show.tsx'
import type { SportsEvent } from '../api/types.ts'
import { useEventCell } from '../prices/use-prices.ts'
import { anEvent } from '../testing/events.ts'
import { GoalBell } from './goal-bell.tsx'

fakeServer()
beforeEach(() => {
  useSession.setState({ profile: { username: 'ayse' } as never })
  useNotices.setState({ notices: [] })
})
afterEach(() => useSession.setState({ profile: null }))

const EVENT = anEvent({ eventID: 9 })
const told = () => useNotices.getState().notices.map(({ text }) => text)
const settings = (devices: number, categories: readonly string[]) =>
  answer('crm.push_settings', { publicKey: '', devices, categories })

function Bell({ event }: { readonly event: SportsEvent }) {
  return <GoalBell event={event} cell={useEventCell(event)} />
}

describe.each(LANGS)('the bell of a match (%s)', (lang) => {
  const t = TEXTS[lang].sports.follow

  it('follows the match, and ends that', async () => {
    answer('sports.followed', { eventIDs: [] })
    answer('sports.follow', { eventIDs: [9] })
    answer('sports.unfollow', { eventIDs: [] })
    settings(1, ['sports'])
    const { user } = await show(<Bell event={EVENT} />, lang)
    const start = await screen.findByRole('button', { name: t.start })
    await waitFor(() => expect(start).toHaveProperty('disabled', false))
    await expectAccessible()
    answer('sports.followed', { eventIDs: [9] })
    await user.click(start)
    await waitFor(() => expect(told()).toEqual([t.done]))
    expect(callsOf('sports.follow')).toMatchObject([{ eventID: 9 }])
    const end = await screen.findByRole('button', { name: t.end, pressed: true })
    await waitFor(() => expect(end).toHaveProperty('disabled', false))
    answer('sports.followed', { eventIDs: [] })
    await user.click(end)
    await screen.findByRole('button', { name: t.start, pressed: false })
    expect(callsOf('sports.unfollow')).toMatchObject([{ eventID: 9 }])
  })

  it.each([
    ['no device', 0, ['sports']],
    ['another choice', 1, ['deposit']],
  ] as const)('leads to the settings with %s', async (_, devices, categories) => {
    answer('sports.followed', { eventIDs: [] })
    answer('sports.follow', { eventIDs: [9] })
    settings(devices, categories)
    const { user } = await show(<Bell event={EVENT} />, lang)
    const start = await screen.findByRole('button', { name: t.start })
    await waitFor(() => expect(start).toHaveProperty('disabled', false))
    await user.click(start)
    await waitFor(() => expect(told()).toEqual([t.needsPush]))
    expect(useNotices.getState().notices[0]?.action?.label).toBe(t.settings)
  })
})

it('says why a match cannot be followed', async () => {
  answer('sports.followed', { eventIDs: [] })
  answer('sports.follow', () => refusal('follow_limit', 'too many'))
  const { user } = await show(<Bell event={EVENT} />, 'tr')
  const start = await screen.findByRole('button', { name: TEXTS.tr.sports.follow.start })
  await waitFor(() => expect(start).toHaveProperty('disabled', false))
  await user.click(start)
  await waitFor(() => expect(told()).toHaveLength(1))
})

it.each([
  ['a visitor', EVENT, false],
  ['a sport without goals', anEvent({ eventID: 9, sport: 'tennis' }), true],
  ['a match that is over', anEvent({ eventID: 9, state: 'finished' }), true],
] as const)('is not there for %s', async (_, event, isPlayer) => {
  if (!isPlayer) useSession.setState({ profile: null })
  await show(<Bell event={event} />, 'tr')
  expect(screen.queryByRole('button')).toBeNull()
})

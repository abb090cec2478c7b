import { addressOf } from '../address.ts'
import type { Area } from '../page.ts'
import { sportsPaths } from './paths.ts'

const COUPON_CODE = '[A-Z0-9]{8}'
const COUPON_ID = '[0-9a-fA-F-]{36}'

/** Prices change all the time: the page asks for them itself, and the first view is the frame. */
const firstCalls = () => []

export const sports: Area = {
  name: 'sports',
  pages: [
    {
      path: sportsPaths.home,
      head: 'sports',
      listed: true,
      firstCalls,
      examples: [sportsPaths.home],
      ownLooks: [sportsPaths.home],
    },
    { path: sportsPaths.live, head: 'sportsLive', listed: true, firstCalls, examples: [sportsPaths.live] },
    {
      path: sportsPaths.league,
      head: 'sports',
      firstCalls: ({ id }) => [['sports.league', { leagueID: Number(id) }]],
      examples: [addressOf(sportsPaths.league, { id: 1 })],
    },
    {
      path: sportsPaths.event,
      head: 'sports',
      firstCalls,
      examples: [addressOf(sportsPaths.event, { id: 1 })],
    },
    { path: sportsPaths.seasons, head: 'sports', firstCalls, examples: [sportsPaths.seasons] },
    {
      path: sportsPaths.results,
      head: 'sportsResults',
      listed: true,
      firstCalls,
      examples: [sportsPaths.results],
    },
    { path: sportsPaths.favourites, head: 'sports', examples: [sportsPaths.favourites] },
    {
      path: sportsPaths.shared,
      parts: { code: COUPON_CODE },
      head: 'sportsCoupon',
      firstCalls,
      examples: [addressOf(sportsPaths.shared, { code: 'K7M2PX9A' })],
    },
    { path: sportsPaths.coupons, head: 'sportsCoupon', players: true, examples: [sportsPaths.coupons] },
    {
      path: sportsPaths.coupon,
      parts: { couponID: COUPON_ID },
      head: 'sportsCoupon',
      players: true,
      examples: [addressOf(sportsPaths.coupon, { couponID: '01990000-0000-7000-8000-000000000001' })],
    },
  ],
}

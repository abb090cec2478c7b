import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type VirtualRound = Item<'virtualgames.round'>
export type VirtualListItem = Item<'virtualgames.list'>
export type Runner = VirtualRound['runners'][number]

const GAMES_MAX = 50

export const virtualListQuery = (lang: Lang) =>
  callQuery('virtualgames.list', { offset: 0, limit: GAMES_MAX }, lang)

export const virtualRoundQuery = (tableID: number, lang: Lang) =>
  callQuery('virtualgames.round', { tableID }, lang)

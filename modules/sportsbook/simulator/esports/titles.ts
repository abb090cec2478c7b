import type { Title } from '@poyraz/betting/esports'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { LEAGUES } from '../leagues.ts'

/** Invented games: rounds of a half, the edge of attackers, seconds of a round and the names of their maps. */
export const TITLES = {
  siper: {
    rules: { half: 12 },
    attack: -0.02,
    round: 55,
    maps: ['Kervansaray', 'Tersane', 'Sarnıç', 'Değirmen', 'Gözetleme', 'Liman', 'Çarşı'],
  },
  firtina: {
    rules: { half: 7 },
    attack: 0.03,
    round: 80,
    maps: ['Buzul Geçidi', 'Deniz Feneri', 'Obruk', 'Asma Köprü', 'Volkan', 'Kuzey Kapısı', 'Harabe'],
  },
} as const satisfies Readonly<Record<string, { readonly rules: Title } & Record<string, unknown>>>
export type TitleName = keyof typeof TITLES

/** Returns the title and the number of maps of a match by its league. */
export function formatOf({ leagueId }: Pick<Fixture, 'leagueId'>) {
  const { title = 'siper', bestOf = 3 } = LEAGUES[leagueId - 1] ?? {}
  return { title: TITLES[title], bestOf }
}

/** Share of longer matches whose organiser shortens them by two maps when they begin. */
const SHORTENED = 0.02

/** Returns the number of maps over which a match is really played. */
export function mapsPlayed(key: Uint8Array, fixture: Pick<Fixture, 'id' | 'leagueId'>): 1 | 3 | 5 {
  const { bestOf } = formatOf(fixture)
  const isShortened = uniform(simulatorDraws(key, 'format', fixture.id)) < SHORTENED
  return isShortened && bestOf > 1 ? ((bestOf - 2) as 1 | 3) : bestOf
}

/** Returns the name of a map of a match; a match has each map once. */
export function mapName({ id, leagueId }: Pick<Fixture, 'id' | 'leagueId'>, place: number): string {
  const { maps } = formatOf({ leagueId }).title
  return maps[(id + 3 * place) % maps.length] ?? ''
}

import { type BuilderPart, builderParts } from '@poyraz/betting'
import { type BetSport, type Language, RACE_SPORTS } from '@poyraz/contract'
import { fillText, formatHandicap, formatLine } from '@poyraz/text'
import { en } from '@poyraz/text/sports/en'
import { tr } from '@poyraz/text/sports/tr'
import { teamOutcome } from '../feed/team-outcome.ts'

type Texts = Readonly<Record<string, string>>
type Name = { readonly name: string }
/** Teams of a match; of a bet on a whole season, all teams of the league. */
type Teams = {
  readonly home: Name | null
  readonly away: Name | null
  readonly sport?: BetSport
  readonly field?: readonly (Name & { readonly id: number })[]
}

const TEXTS = { tr, en }
const RACES: readonly BetSport[] = RACE_SPORTS

/** Returns the name of a league in a language; a feed may have one name for all of them. */
export function leagueName(lang: Language, name: string, nameEn: string | null): string {
  return lang === 'en' ? (nameEn ?? name) : name
}

const namesOf = ({ home, away }: Teams) => ({ home: home?.name ?? '', away: away?.name ?? '' })

type Sides = Teams & {
  readonly leagueName: string
  readonly leagueNameEn: string | null
  readonly season: number
  readonly sport: BetSport
}

/** Names of the sides of an event: a bet on a whole season has its league and season, and no other side. */
export function sideNames({ home, away, ...event }: Sides, lang: Language): { home: string; away: string } {
  if (home !== null && away !== null) return { home: home.name, away: away.name }
  const league = leagueName(lang, event.leagueName, event.leagueNameEn)
  const text = RACES.includes(event.sport) ? TEXTS[lang].race : TEXTS[lang].season
  return { home: fillText(text, { league, season: String(event.season) }), away: '' }
}

/** Markets of a quarter, a period, a set or a map have one name with its number. */
const PERIOD = /^([QPSM])(\d)_(.+)$/

/** Returns the name of a market of an event. */
export function marketName(key: string, lang: Language, { home, away, sport }: Teams): string {
  const names: Texts = TEXTS[lang].markets
  const [known = '', line = ''] = key.split(':')
  const code = known === 'WINNER' && sport && RACES.includes(sport) ? 'RACE_WINNER' : known
  const [, unit, number = '', rest] = PERIOD.exec(code) ?? []
  const text = names[unit === undefined ? code : `${unit}N_${rest}`] ?? code
  return fillText(text, { line: formatLine({ code, line }, lang), number, ...namesOf({ home, away }) })
}

/** Returns the name of an outcome; parts of combined ones are joined, and scores are their own names. A bet builder names its parts. */
export function outcomeName(key: string, outcome: string, lang: Language, named: Teams): string {
  const parts = builderParts({ market: key, outcome })
  if (parts.length > 0)
    return parts
      .map(
        (part) =>
          `${marketName(part.market, lang, named)}: ${outcomeName(part.market, part.outcome, lang, named)}`,
      )
      .join(' + ')
  const { own, outcomes } = TEXTS[lang]
  const [code = '', line = '0'] = key.split(':')
  const special = (own as Readonly<Record<string, Texts>>)[code]?.[outcome]
  const names: Texts = outcomes
  const team = named.field?.find(({ id }) => teamOutcome(id) === outcome)
  if (team !== undefined) return team.name
  const teams = namesOf(named)
  const nameOf = (one: string) => fillText(names[one] ?? one, teams)
  if (special !== undefined) return special
  for (const [separator, joined] of SEPARATORS)
    if (outcome.includes(separator)) return outcome.split(separator).map(nameOf).join(joined)
  const handicap = formatHandicap({ code, line }, outcome, lang)
  return handicap === null ? nameOf(outcome) : `${nameOf(outcome)} ${handicap}`
}

/** Returns the parts of a bet builder with their names; none for another selection. */
export function namedParts(selection: BuilderPart, lang: Language, teams: Teams) {
  return builderParts(selection).map(({ market, outcome }) => ({
    market,
    marketName: marketName(market, lang, teams),
    outcome,
    outcomeName: outcomeName(market, outcome, lang, teams),
  }))
}

const SEPARATORS = [
  ['&', ' & '],
  ['/', ' / '],
] as const

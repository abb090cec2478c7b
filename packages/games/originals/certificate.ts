import { assert } from '@poyraz/kernel'
import { type ExactFigure, exactFigure, squareRoot, volatilityBand } from '../exact-figures.ts'
import type { Ratio } from '../ratio.ts'
import { RTP_CEILING_BP } from '../slots/certificate.ts'
import { type GameOptions, hitOf, type OptionReturn, returnOf, varianceOf } from './options.ts'
import type { OriginalRules } from './original.ts'

/** Every option of an original returns at least this, in hundredths of a percent. */
const ORIGINAL_FLOOR_BP = 9700

export type OriginalCertificate = ReturnType<typeof summaryOf>

/**
 * The certificate of an original: the file of its folder. Counts every option; throws when the declared
 * return is not the least of them, or when one returns less than 97 % or more than everything.
 */
export function certifyOriginal(rules: OriginalRules, hashes: Hashes, counted: GameOptions): string {
  return `${JSON.stringify(summaryOf(rules, hashes, counted), null, 2)}\n`
}

/** The hash of the rules, and SHA-256 of a text, in hex. */
export type Hashes = { readonly rulesHash: string; sha256(text: string): string }

function summaryOf(rules: OriginalRules, { rulesHash, sha256 }: Hashes, counted: GameOptions) {
  const { lines, listed, least, most, top } = count(rules, counted)
  const usual = listed.get(counted.usual)
  assert(usual, `${rules.gameId}: the usual option is listed`)
  checkReturn(rules, least.rtp, most.rtp)
  assert(top <= rules.capUnits, `${rules.gameId}: no option pays more than the cap`)
  return {
    gameId: rules.gameId,
    version: rules.version,
    rulesHash,
    rtp: { declaredBp: rules.rtpBp, least: figureOf(least), most: figureOf(most) },
    // One line per option: `option,cases,weight:units;...`.
    options: { count: lines.length, sha256: sha256(`${lines.join('\n')}\n`) },
    usual: { option: counted.usual, ...spreadOf(usual, rules.unitsPerBet) },
    listed: [...listed.values()].map((option) => ({
      option: option.option,
      rtp: exactFigure(returnOf(option, rules.unitsPerBet)),
      pays: exactFigure(hitOf(option)),
    })),
    topUnits: top,
    capUnits: rules.capUnits,
    unitsPerStake: rules.unitsPerBet,
    kurusPerUnitByStake: Object.fromEntries(rules.stakes.map((stake) => [stake, stake / rules.unitsPerBet])),
  }
}

type Extreme = { readonly option: string; readonly rtp: Ratio }

/** Goes through all options once. */
function count({ unitsPerBet }: OriginalRules, { options, usual, listed: names }: GameOptions) {
  const wanted = new Set([...names, usual])
  const listed = new Map<string, OptionReturn>()
  const lines: string[] = []
  let [least, most]: [Extreme | null, Extreme | null] = [null, null]
  let top = 0
  for (const option of options()) {
    const found = { option: option.option, rtp: returnOf(option, unitsPerBet) }
    if (least === null || isLess(found.rtp, least.rtp)) least = found
    if (most === null || isLess(most.rtp, found.rtp)) most = found
    top = Math.max(top, ...option.pays.map(({ units }) => units))
    if (wanted.has(option.option)) listed.set(option.option, option)
    lines.push(lineOf(option))
  }
  assert(least && most && listed.size === wanted.size, 'a game has the options that it lists')
  return { lines, listed, least, most, top }
}

function isLess(left: Ratio, right: Ratio): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator
}

function lineOf({ option, of, pays }: OptionReturn): string {
  return `${option},${of},${pays.map(({ weight, units }) => `${weight}:${units}`).join(';')}`
}

function checkReturn({ gameId, rtpBp }: OriginalRules, least: Ratio, most: Ratio): void {
  const exactBp = Number((least.numerator * 10_000n) / least.denominator)
  assert(
    rtpBp === exactBp,
    `${gameId}: declares ${rtpBp} and returns at least ${exactBp} hundredths of a percent`,
  )
  const isWithin =
    exactBp >= ORIGINAL_FLOOR_BP && most.numerator * 10_000n <= most.denominator * BigInt(RTP_CEILING_BP)
  assert(isWithin, `${gameId}: every option returns between 97 % and everything`)
}

function figureOf({ option, rtp }: Extreme): ExactFigure & { readonly option: string } {
  return { option, ...exactFigure(rtp) }
}

function spreadOf(option: OptionReturn, unitsPerBet: number) {
  const sigma = squareRoot(varianceOf(option, unitsPerBet))
  return { band: volatilityBand(sigma), sigma: sigma.toFixed(6) }
}

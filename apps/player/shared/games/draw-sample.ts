import { drawsFrom } from '@poyraz/fairness'
import type { SlotRules } from '@poyraz/games'
import { compile, play } from '@poyraz/games/play-slot'

export type SampleRequest = { readonly rules: SlotRules; readonly seed: string; readonly spins: number }

/** Plays rounds of a slot by its rules and returns what each pays, in stakes. Equal requests give equal wins. */
export function drawSample({ rules, seed, spins }: SampleRequest): readonly number[] {
  const machine = compile(rules)
  const draws = drawsFrom(wordsOf(seed))
  return Array.from({ length: spins }, () => play(machine, draws).units / rules.unitsPerBet)
}

/** FNV-1a of the seed, then the words of the generator splitmix32. It is for pictures, never for money. */
function wordsOf(seed: string): () => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let word = state ^ (state >>> 16)
    word = Math.imul(word, 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return (word ^ (word >>> 15)) >>> 0
  }
}

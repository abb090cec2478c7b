import { compile, isReelGame, SLOT_GAMES } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { idleStops, windowOfStops } from './idle-window.ts'

describe.each(SLOT_GAMES.filter(isReelGame).map((game) => [game.slug, game] as const))(
  '%s before its first round (R18)',
  (_slug, game) => {
    const { rules } = game
    const stops = idleStops(rules)

    it('shows nothing that wins', () => {
      expect(compile(rules).base.units(Int32Array.from(stops))).toBe(0)
    })

    it('shows neither the wild nor the scatter', () => {
      const seen = windowOfStops(rules, stops).flat()
      expect(seen).not.toContain(rules.wild?.symbol)
      expect(seen).not.toContain(rules.scatter?.symbol)
      expect(seen).toHaveLength(rules.rows.reduce((sum, rows) => sum + rows, 0))
    })
  },
)

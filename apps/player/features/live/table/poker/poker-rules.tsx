import { POKER_EDGES_BP, type PokerGameName } from '@poyraz/games/tables'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RulesButton, RulesSheet } from '../rules-sheet.tsx'

const RULES = {
  'three-card-poker': ['goal', 'hands', 'decide', 'dealer', 'ante', 'side', 'time', 'best'],
  'casino-holdem': ['goal', 'hands', 'decide', 'dealer', 'ante', 'side', 'time', 'best'],
} as const

/** Opens the rules of a poker game, with the edge of the ante and of the side bet. */
export function PokerRules({ game, nameOf }: { readonly game: PokerGameName; nameOf(spot: string): string }) {
  const t = useTranslations('table')
  const [isShown, show] = useState(false)
  return (
    <>
      <RulesButton onClick={() => show(true)} />
      {isShown && (
        <RulesSheet
          game={game}
          rules={RULES[game].map((rule) =>
            t(`rules.list.${game}.${rule}` as 'rules.list.casino-holdem.goal'),
          )}
          edges={Object.entries(POKER_EDGES_BP[game]).map(([spot, edgeBp]) => [
            spot === 'ante' ? t('poker.bestAnte') : nameOf(spot),
            edgeBp,
          ])}
          onClose={() => show(false)}
        />
      )}
    </>
  )
}

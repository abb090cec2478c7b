import type { StripGame } from '@poyraz/games'
import { formatCount } from '@poyraz/text'
import { capitalised, symbolName } from '../catalogue.ts'
import { drawsHeights, waysOf } from '../round/heights.ts'
import { BuyRules } from './buy-rules.tsx'
import { useLanguage, useText } from './context.ts'
import { FreeSpinAwards } from './free-spin-awards.tsx'
import { GambleRules } from './gamble-rules.tsx'
import { HeightRules } from './height-rules.tsx'
import { HeldRules } from './held-rules.tsx'
import { LineFigures } from './line-figures.tsx'
import { OptionRules } from './option-rules.tsx'
import { PickRules } from './pick-rules.tsx'
import styles from './rules-panel.module.css'
import { Section } from './rules-section.tsx'

/** Rules of a game of reels: wild, free spins, lines or ways. */
export function ReelGameRules({ game }: { readonly game: StripGame }) {
  return (
    <>
      <WildRules game={game} />
      <FreeSpinRules game={game} />
      {game.rules.mapping === 'reels-2' && game.rules.choice.kind === 'pick' && (
        <PickRules game={game} choice={game.rules.choice} />
      )}
      {game.rules.mapping === 'reels-2' && game.rules.choice.kind === 'gamble' && (
        <GambleRules choice={game.rules.choice} unitsPerBet={game.rules.unitsPerBet} />
      )}
      {game.rules.mapping === 'book-2' && game.rules.heights && <HeightRules heights={game.rules.heights} />}
      {game.rules.mapping === 'reels-2' && game.rules.choice.kind === 'buy' && (
        <BuyRules choice={game.rules.choice} rtpBp={game.rules.rtpBp} />
      )}
      {game.rules.mapping === 'book-2' && <HeldRules rules={game.rules} />}
      <EvaluationRules game={game} />
    </>
  )
}

function WildRules({ game }: { readonly game: StripGame }) {
  const t = useText()
  const lang = useLanguage()
  const { wild, scatter, strips } = game.rules
  if (!wild) return null
  const symbol = capitalised(symbolName(game, wild.symbol, lang), lang)
  const reels = strips.base.flatMap((strip, reel) => (strip.includes(wild.symbol) ? [reel + 1] : []))
  const everywhere = reels.length === strips.base.length
  return (
    <Section title={t('rules.wildTitle')}>
      <p>
        {scatter
          ? t('rules.wildText', { symbol, scatter: symbolName(game, scatter.symbol, lang) })
          : t('rules.wildAll', { symbol })}
        {!everywhere && ` ${t('rules.wildReels', { reels: reels.join(', ') })}`}
        {wild.multiplier > 1 &&
          ` ${t('rules.wildMultiplier', { symbol: symbolName(game, wild.symbol, lang), multiplier: wild.multiplier })}`}
        {wild.expands.includes('base') && ` ${t('rules.wildExpandsBase')}`}
        {!wild.expands.includes('base') && wild.expands.includes('free') && ` ${t('rules.wildExpandsFree')}`}
      </p>
    </Section>
  )
}

function FreeSpinRules({ game }: { readonly game: StripGame }) {
  const t = useText()
  const lang = useLanguage()
  const { scatter, freeSpins, strips } = game.rules
  if (!scatter || !freeSpins) return null
  if (game.rules.mapping === 'reels-2' && game.rules.choice.kind === 'free-spins') {
    return <OptionRules game={game} choice={game.rules.choice} />
  }
  const symbol = symbolName(game, scatter.symbol, lang)
  return (
    <Section title={t('rules.freeTitle')}>
      <p>{t('rules.scatterText', { symbol: capitalised(symbol, lang) })}</p>
      <ul className={styles['list']}>
        <FreeSpinAwards symbol={symbol} awards={freeSpins.awards} retriggers={freeSpins.retriggers} />
      </ul>
      <p>
        {freeSpins.multiplier > 1 && `${t('rules.freeMultiplier', { multiplier: freeSpins.multiplier })} `}
        {t('rules.freeMost', { spins: freeSpins.maxSpins })} {strips.free && t('rules.freeStrips')}
      </p>
    </Section>
  )
}

function EvaluationRules({ game }: { readonly game: StripGame }) {
  const t = useText()
  const lang = useLanguage()
  const { evaluation, rows } = game.rules
  if (evaluation.kind === 'ways') {
    const count = formatCount(waysOf(rows), lang)
    return (
      <Section title={t(drawsHeights(game.rules) ? 'rules.waysUpTo' : 'rules.waysTitle', { count })}>
        <p>{t('rules.waysText')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('rules.linesTitle', { count: evaluation.lines.length })}>
      <p>{t('rules.linesText')}</p>
      <LineFigures lines={evaluation.lines} rows={rows} />
    </Section>
  )
}

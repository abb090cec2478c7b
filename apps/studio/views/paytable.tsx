import type { SlotRules, SlotSymbol } from '@poyraz/games'
import { cx, Money } from '@poyraz/ui'
import { payOf } from '../round/pays.ts'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import styles from './paytable.module.css'
import { SymbolImage } from './symbol-image.tsx'

/** Lists every symbol with its pays at the current stake, the highest first. */
export function Paytable() {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  return (
    <ul className={styles['paytable']} aria-label={t('rules.symbols')}>
      {game.present.symbols.map(({ id, name, tier }) => (
        <li key={id} className={cx(styles['symbol'], isSpecial(tier) && styles['special'])}>
          <SymbolImage id={id} className={styles['art']} />
          <div className={styles['words']}>
            <strong className={styles['name']}>{name[lang]}</strong>
            {isSpecial(tier) && <span className={styles['kind']}>{t(`rules.${tier}Title`)}</span>}
            <dl className={styles['pays']}>
              {paysOf(game.rules, id).map(({ count, most, units }) => (
                <div key={count} className={styles['pay']}>
                  <dt>
                    {most === count
                      ? t('rules.pays', { count })
                      : most === null
                        ? t('rules.paysFrom', { count })
                        : t('rules.paysRange', { count, most })}
                  </dt>
                  <dd>
                    <Money amount={payOf(game.rules, units, stakeKurus)} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}

type Tier = SlotSymbol['tier']

function isSpecial(tier: Tier): tier is Exclude<Tier, 'high' | 'mid' | 'low'> {
  return tier !== 'high' && tier !== 'mid' && tier !== 'low'
}

/** Pay of `count` symbols, up to `most` of them; null for as many as there may be. */
type Pay = { readonly count: number; readonly most: number | null; readonly units: number }

/**
 * Returns the pays of a symbol by count, the highest count first. A wild that pays by itself is listed like
 * any other symbol.
 */
function paysOf(rules: SlotRules, id: string): readonly Pay[] {
  const units =
    rules.scatter?.symbol === id
      ? rules.scatter.units
      : rules.mapping !== 'book-1'
        ? (rules.pays.find((pay) => pay.symbol === id)?.units ?? [])
        : null
  if (units)
    return units
      .flatMap((value, count) => (value > 0 ? [{ count, most: count, units: value }] : []))
      .reverse()
  return sizesOf(rules, id)
}

/** Sizes of a group, each up to the next larger one. */
function sizesOf(rules: SlotRules, id: string): readonly Pay[] {
  if (rules.mapping !== 'book-1') return []
  const sizes = rules.pays.find((pay) => pay.symbol === id)?.sizes ?? []
  return sizes
    .map(({ from, units }, index) => ({ count: from, most: (sizes[index + 1]?.from ?? 0) - 1, units }))
    .map((pay) => ({ ...pay, most: pay.most < 0 ? null : pay.most }))
    .reverse()
}

import type { SlotRules } from '@poyraz/games'
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
        <li
          key={id}
          className={cx(styles['symbol'], (tier === 'wild' || tier === 'scatter') && styles['special'])}
        >
          <SymbolImage id={id} className={styles['art']} />
          <div className={styles['words']}>
            <strong className={styles['name']}>{name[lang]}</strong>
            {(tier === 'wild' || tier === 'scatter') && (
              <span className={styles['kind']}>{t(`rules.${tier}Title`)}</span>
            )}
            <dl className={styles['pays']}>
              {paysOf(game.rules, id).map(({ count, units }) => (
                <div key={count} className={styles['pay']}>
                  <dt>{t('rules.pays', { count })}</dt>
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

type Pay = { readonly count: number; readonly units: number }

/**
 * Returns the pays of a symbol by count, the highest count first. A wild that pays by itself is listed like
 * any other symbol.
 */
function paysOf(rules: SlotRules, id: string): readonly Pay[] {
  const units =
    rules.scatter?.symbol === id
      ? rules.scatter.units
      : (rules.pays.find((pay) => pay.symbol === id)?.units ?? [])
  return units.flatMap((value, count) => (value > 0 ? [{ count, units: value }] : [])).reverse()
}

import { COLLECT_PICTURE, type CoinKind, type SlotHold } from '@poyraz/games'
import { cx, Money } from '@poyraz/ui'
import { symbolName } from '../catalogue.ts'
import type { CoinShown, CoinsShown } from '../round/hold/coins-shown.ts'
import { payOf } from '../round/pays.ts'
import type { Cell } from '../round/win-tag.ts'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import styles from './hold-panel.module.css'
import { SymbolImage } from './symbol-image.tsx'
import { place, pointOf } from './tag-place.ts'

/** Hues by which coins of different pays are told apart, from the least pay on. */
const HUES = [0, 185, 120, 290, 240]

/**
 * Coins with their amounts over the reels, and the scene of a hold-and-win. Hidden from screen readers: the
 * result is announced.
 */
export function HoldPanel() {
  const { rules } = useStudio().game
  const coins = useStudioState((state) => state.coins)
  const wilds = useStudioState((state) => state.heldWilds)
  if (rules.mapping !== 'book-2') return null
  return (
    <div aria-hidden="true">
      {rules.wild && wilds.length > 0 && <HeldWilds symbol={rules.wild.symbol} wilds={wilds} />}
      {rules.hold && <Levels hold={rules.hold} coins={coins} />}
      {rules.hold && coins && <Coins hold={rules.hold} shown={coins} />}
    </div>
  )
}

/**
 * Wilds that stay over the turning reels, and on them until the next round; one that walks moves to its next
 * reel.
 */
function HeldWilds({ symbol, wilds }: { readonly symbol: string; readonly wilds: readonly Cell[] }) {
  const { rules } = useStudio().game
  // After the last free spin none of them moves.
  const last = useStudioState((state) => (state.round?.outcome.spins.length ?? 1) - 1)
  const done = useStudioState((state) => state.feature?.done ?? last)
  const walks = rules.mapping === 'book-2' && rules.heldWilds === 'walks'
  return (
    <div className={styles['layer']}>
      {wilds.map(([reel, row]) => (
        <span
          key={`${row} ${walks ? reel + done : reel}`}
          className={cx(styles['cell'], styles['wild'])}
          style={place(pointOf([reel, row], rules.rows))}
        >
          <SymbolImage id={symbol} className={styles['art']} />
        </span>
      ))}
    </div>
  )
}

function Coins({ hold, shown }: { readonly hold: SlotHold; readonly shown: CoinsShown }) {
  const { rows } = useStudio().game.rules
  const taken = new Set(shown.coins.map(({ cell }) => cell.join(' ')))
  const cells = rows.flatMap((count, reel) => Array.from({ length: count }, (_, row): Cell => [reel, row]))
  // The sum of the round stands in the place of the tray once it is written.
  const isSummed = useStudioState((state) => state.caption.kind === 'sum')
  const isTurning = shown.hold !== null && !shown.hold.isOver
  return (
    <>
      {shown.hold && <div className={styles['night']} />}
      <div className={styles['layer']}>
        {shown.hold &&
          cells
            .filter((cell) => !taken.has(cell.join(' ')))
            .map((cell) => (
              <span
                key={`free ${cell.join(' ')}`}
                className={cx(styles['cell'], styles['free'], isTurning && styles['turning'])}
                style={place(pointOf(cell, rows))}
              />
            ))}
        {shown.coins.map((coin) => (
          <Coin key={coin.cell.join(' ')} coin={coin} hold={hold} isOpen={shown.hold !== null} />
        ))}
      </div>
      {shown.hold && !(shown.hold.isOver && isSummed) && (
        <Respins {...shown.hold} count={shown.coins.length} symbol={hold.symbol} />
      )}
    </>
  )
}

function Coin(props: { readonly coin: CoinShown; readonly hold: SlotHold; readonly isOpen: boolean }) {
  const t = useText()
  const { rules } = useStudio().game
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const { coin, hold, isOpen } = props
  const { cell, kind, payKurus, isNew } = coin
  const level = kind === 'value' || kind === 'collect' ? null : kind
  const values = hold.coins.filter((one) => one.kind === 'value')
  const rank = values.findIndex(({ units }) => payOf(rules, units, stakeKurus) === payKurus)
  const hue = { '--hue': `${HUES[Math.max(0, rank)] ?? 0}deg` }
  return (
    <span
      className={cx(styles['cell'], isOpen && styles['coin'], isNew && styles['new'])}
      data-kind={kind}
      style={{ ...place(pointOf(cell, rules.rows)), ...(kind === 'value' && isOpen ? hue : {}) }}
    >
      {isOpen && (
        <SymbolImage id={kind === 'collect' ? COLLECT_PICTURE : hold.symbol} className={styles['art']} />
      )}
      <strong className={styles['label']}>{level ? t(`hold.${level}`) : <Money amount={payKurus} />}</strong>
    </span>
  )
}

/** Respins left as lamps, and what lies in the cells so far. */
function Respins(
  props: NonNullable<CoinsShown['hold']> & { readonly count: number; readonly symbol: string },
) {
  const t = useText()
  const lang = useLanguage()
  const { game } = useStudio()
  const { left, respins, sumKurus, isFull, isOver, count, symbol } = props
  const name = symbolName(game, symbol, lang)
  return (
    <div className={styles['respins']}>
      {isOver ? (
        <p className={styles['words']}>
          <strong>{t(isFull ? 'hold.full' : 'hold.over')}</strong>
        </p>
      ) : (
        <>
          <span className={styles['lamps']}>
            {Array.from({ length: respins }, (_, lamp) => (
              <span key={lamp} className={cx(styles['lamp'], lamp < left && styles['lit'])} />
            ))}
          </span>
          <p className={styles['words']}>
            <strong>{t('hold.left', { left })}</strong>
            <span>{t('hold.again', { symbol: name, respins })}</span>
          </p>
        </>
      )}
      <p className={styles['sum']}>
        <span>{t('hold.collected', { count, symbol: name })}</span>
        <strong>
          <Money amount={sumKurus} />
        </strong>
      </p>
    </div>
  )
}

const LEVELS: readonly CoinKind[] = ['major', 'minor', 'mini']

/** Prizes of the goal and of the named coins at this stake. */
function Levels({ hold, coins }: { readonly hold: SlotHold; readonly coins: CoinsShown | null }) {
  const t = useText()
  const { rules } = useStudio().game
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const named = LEVELS.flatMap((kind) => hold.coins.filter((coin) => coin.kind === kind))
  return (
    <ul className={styles['levels']}>
      <li data-level="grand" data-won={coins?.hold?.isFull ? '' : undefined}>
        <span>{t('hold.grand')}</span>
        <Money amount={payOf(rules, hold.goalUnits, stakeKurus)} />
      </li>
      {named.map(({ kind, units }) => (
        <li key={kind} data-level={kind} data-won={hasWon(coins, kind) ? '' : undefined}>
          <span>{t(`hold.${kind as 'mini' | 'minor' | 'major'}`)}</span>
          <Money amount={payOf(rules, units, stakeKurus)} />
        </li>
      ))}
    </ul>
  )
}

function hasWon(shown: CoinsShown | null, kind: CoinKind): boolean {
  return shown?.hold !== null && (shown?.coins.some((coin) => coin.kind === kind) ?? false)
}

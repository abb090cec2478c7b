import type { SlotGame } from '@poyraz/games'
import { formatCount, formatMoney, formatPercent } from '@poyraz/text'
import { payOf } from '../round/pays.ts'
import { CLASS_FROM, TRIAL_ROUNDS, type TrialFigures } from '../trial/trial-figures.ts'
import { useTrial } from '../trial/use-trial.ts'
import styles from './blind-trial.module.css'
import { useLanguage, useStudio, useStudioState, useText } from './context.ts'
import { Section } from './rules-section.tsx'

/** Plays a thousand rounds on this device and shows what they came to, before a player pays for one. */
export function BlindTrial() {
  const t = useText()
  const { game } = useStudio()
  const { figures, isRunning, hasFailed, start } = useTrial(game.rules)
  const isOver = figures?.rounds === TRIAL_ROUNDS
  return (
    <Section title={t('trial.title')}>
      <p className={styles['note']}>{t('trial.text', { rounds: TRIAL_ROUNDS })}</p>
      <button
        type="button"
        className={styles['action']}
        aria-disabled={isRunning}
        onClick={() => !isRunning && start()}
      >
        {t(isRunning ? 'trial.running' : isOver ? 'trial.again' : 'trial.start')}
      </button>
      {hasFailed && <p role="alert">{t('trial.failed')}</p>}
      {figures && <Histogram figures={figures} />}
      <div role="status">{isOver && <Outcome game={game} figures={figures} />}</div>
    </Section>
  )
}

function Histogram({ figures }: { readonly figures: TrialFigures }) {
  const t = useText()
  const lang = useLanguage()
  const most = Math.max(1, ...figures.classes)
  return (
    <ol className={styles['classes']}>
      {figures.classes.map((count, place) => (
        <li key={place} className={styles['class']}>
          <span className={styles['name']}>{nameOf(place, t)}</span>
          <span className={styles['track']}>
            <span
              className={place > 1 ? styles['gain'] : styles['loss']}
              style={{ inlineSize: `${(100 * count) / most}%` }}
            />
          </span>
          <span className={styles['count']}>{formatCount(count, lang)}</span>
        </li>
      ))}
    </ol>
  )
}

function nameOf(place: number, t: ReturnType<typeof useText>): string {
  if (place === 0) return t('trial.nothing')
  const [from, to] = [CLASS_FROM[place] ?? 0, CLASS_FROM[place + 1]]
  if (place === 1) return t('trial.less')
  return to === undefined ? t('trial.more', { from }) : t('trial.between', { from, to })
}

/** The result in money of the chosen stake, and in the words of the published return. */
function Outcome({ game, figures }: { readonly game: SlotGame; readonly figures: TrialFigures }) {
  const t = useText()
  const lang = useLanguage()
  const { rules, present } = game
  const choice = rules.mapping === 'reels-2' ? rules.choice : null
  const usual = choice?.kind === 'free-spins' ? present.options?.[choice.usual] : undefined
  const stakeKurus = useStudioState((state) => state.stakeKurus)
  const money = (units: number) => formatMoney(payOf(rules, units, stakeKurus), lang)
  const staked = figures.rounds * rules.unitsPerBet
  const returnBp = Math.round((10_000 * figures.won) / staked)
  const facts = [
    [t('trial.staked'), money(staked)],
    [t('trial.won'), money(figures.won)],
    [t('trial.net'), money(figures.won - staked)],
    [t('trial.return'), formatPercent(returnBp, lang)],
    [t('trial.lowest'), money(figures.lowest)],
    [t('trial.dry'), t('trial.rounds', { count: figures.longestDry })],
  ] as const
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {usual && <p className={styles['note']}>{t('trial.usual', { name: usual.name[lang] })}</p>}
      <p className={styles['note']}>{t('trial.chance', { rtp: formatPercent(rules.rtpBp, lang) })}</p>
    </>
  )
}

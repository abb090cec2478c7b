import { formatCount } from '@poyraz/text'
import { useState } from 'react'
import type { Rotated } from '../api/fairness.ts'
import { useGame, useGameState, useLanguage, useText } from './context.ts'
import styles from './fairness-panel.module.css'
import { SeedForm } from './seed-form.tsx'
import { useAnswer } from './use-answer.ts'
import { VerifyButton } from './verify-button.tsx'

/** Shows the seeds of the last round and of the next ones, and the way to verify them. */
export function FairnessPanel() {
  const t = useText()
  const { launch } = useGame()
  return (
    <div className={styles['fairness']}>
      <p>{t('fairness.intro')}</p>
      <LastRound />
      {launch.demoToken === null ? <Pair /> : <p className={styles['note']}>{t('fairness.demo')}</p>}
    </div>
  )
}

function LastRound() {
  const t = useText()
  const lang = useLanguage()
  const round = useGameState((state) => state.round)
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{t('fairness.lastRound')}</h3>
      {round ? (
        <>
          <Facts
            facts={[
              [t('fairness.nonce'), formatCount(round.fairness.nonce, lang)],
              [t('fairness.commitment'), round.fairness.commitment],
              [t(seedName(round.fairness)), round.fairness.clientSeed],
            ]}
          />
          <VerifyButton round={round} className={styles['action']}>
            {t('fairness.verify')}
          </VerifyButton>
        </>
      ) : (
        <p className={styles['note']}>{t('fairness.noRound')}</p>
      )}
    </section>
  )
}

function Pair() {
  const t = useText()
  const lang = useLanguage()
  const { fairness } = useGame()
  const [rotated, setRotated] = useState<Rotated | null>(null)
  const [changes, setChanges] = useState(0)
  const answer = useAnswer(fairness.current, changes)
  const onChanged = (shown: Rotated | null) => {
    setRotated(shown)
    setChanges((count) => count + 1)
  }
  if (answer.state === 'waiting') return <p aria-busy="true">{t('fairness.loading')}</p>
  if (answer.state === 'failed') return <p role="alert">{t('fairness.failed')}</p>
  const pair = answer.value
  return (
    <>
      <section className={styles['section']}>
        <h3 className={styles['heading']}>{t('fairness.current')}</h3>
        <Facts
          facts={[
            [t('fairness.commitment'), pair.commitment],
            [t(seedName(pair)), pair.clientSeed],
            [t('fairness.rounds'), formatCount(pair.nonce - 1, lang)],
            [t('fairness.nextCommitment'), pair.nextCommitment],
          ]}
        />
        {pair.staleSeed && <p className={styles['note']}>{t('fairness.stale')}</p>}
      </section>
      <section className={styles['section']}>
        <h3 className={styles['heading']}>{t('fairness.change')}</h3>
        <p>{t('fairness.changeText')}</p>
        {rotated && <Revealed rotated={rotated} />}
        <SeedForm nextCommitment={pair.nextCommitment} onChanged={onChanged} />
      </section>
    </>
  )
}

/** Labels a seed as the player's only if the player's browser chose it. */
function seedName({ staleSeed }: { readonly staleSeed: boolean }) {
  return staleSeed ? 'fairness.serversClientSeed' : 'fairness.clientSeed'
}

function Revealed({ rotated }: { readonly rotated: Rotated }) {
  const t = useText()
  const { serverSeed, commitment, rounds } = rotated.revealed
  return (
    <div role="status" className={styles['revealed']}>
      <Facts
        facts={[
          [t('fairness.revealed'), serverSeed],
          [t('fairness.commitment'), commitment],
        ]}
      />
      <p className={styles['note']}>{t('fairness.revealedText', { rounds })}</p>
    </div>
  )
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { diceRules, diceUnits } from '@poyraz/games/originals'
import { formatCount, formatPercent } from '@poyraz/text'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'

const SHOWN = [9500, 9000, 7500, 5000, 2500, 1000, 500, 100]

export function DiceRules() {
  const { t, lang } = useSpeech()
  const { faces, edgeBp } = diceRules
  const rows = SHOWN.map((winning) => ({
    key: String(winning),
    cells: [
      formatCount(winning, lang),
      formatChance({ ways: BigInt(winning), of: BigInt(faces) }, lang),
      formatUnits(diceUnits(diceRules, winning), lang),
    ],
  }))
  const head = [t('original.zar.chanceHead'), t('original.chance'), t('original.multiplier')]
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.zar.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        <p>
          {t('original.zar.pays', {
            payback: formatPercent(10_000 - edgeBp, lang),
            faces: formatCount(faces, lang),
          })}
        </p>
        <PayTable head={head} rows={rows} />
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}

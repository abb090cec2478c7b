import { DRAWN, limboRules, limboWays } from '@poyraz/games/originals'
import { Section } from '../../views/rules-section.tsx'
import { formatChance, formatUnits } from '../format.ts'
import { useSpeech } from '../views/original-context.ts'
import { PayTable } from '../views/pay-table.tsx'

const SHOWN = [101, 150, 200, 500, 1000, 5000, 10_000, 100_000]

export function LimboRules() {
  const { t, lang } = useSpeech()
  const rows = SHOWN.map((target) => {
    const chance = { ways: limboWays(limboRules, target), of: DRAWN }
    return { key: String(target), cells: [formatUnits(target, lang), formatChance(chance, lang)] }
  })
  return (
    <>
      <Section title={t('original.howTitle')}>
        <p>{t('original.ucurtma.how')}</p>
      </Section>
      <Section title={t('original.paysTitle')}>
        <PayTable head={[t('original.ucurtma.target'), t('original.chance')]} rows={rows} />
        <p>{t('original.paysNote')}</p>
      </Section>
    </>
  )
}

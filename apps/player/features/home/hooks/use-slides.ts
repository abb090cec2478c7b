import { authPaths } from '@poyraz/site/auth'
import { slotPaths } from '@poyraz/site/slots'
import { verifyPaths } from '@poyraz/site/verify'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { slidersQuery } from '../../../shared/content/content.ts'
import { type Slide, slidesAt } from '../../../shared/content/slides.ts'

/** Maximum amount of the sandbox method in kuruş: ₺100.000. */
const SANDBOX_MAX = 10_000_000n

export type Slides = { readonly large: readonly Slide[]; readonly small: readonly Slide[] }

/**
 * Returns the banners of the home page: those of the content, or built-in ones if it has none. `null` while
 * they load.
 */
export function useSlides(): Slides | null {
  const lang = useLang()
  const { data, isPending } = useQuery(slidersQuery(lang))
  const house = useHouseSlides()
  if (isPending) return null
  const large = slidesAt('sol', data?.data ?? [])
  const small = slidesAt('sag', data?.data ?? [])
  return {
    large: large.length > 0 ? large : house.large,
    small: small.length > 0 ? small : house.small,
  }
}

function useHouseSlides(): Slides {
  const t = useTranslations('home')
  const lang = useLang()
  const amount = formatMoney(SANDBOX_MAX, lang, { fraction: 'auto' })
  return {
    large: [
      {
        key: 'welcome',
        title: t('welcome.title'),
        text: t('welcome.text', { amount }),
        image: '1fa99',
        ground: 'ground-sea',
        link: authPaths.register,
      },
    ],
    small: [
      {
        key: 'proof',
        title: t('proof.title'),
        text: t('proof.text'),
        image: '1f50e',
        ground: 'ground-reef',
        link: verifyPaths.verify,
      },
      {
        key: 'demo',
        title: t('demo.title'),
        text: t('demo.text'),
        image: '1f579-fe0f',
        ground: 'ground-ember',
        link: slotPaths.lobby,
      },
    ],
  }
}

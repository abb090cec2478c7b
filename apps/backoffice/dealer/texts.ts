import { en } from '@poyraz/text/backoffice/en'
import { tr } from '@poyraz/text/backoffice/tr'
import { useLang } from '@poyraz/ui'

const TEXTS = { tr, en } as const
type DealerTexts = (typeof TEXTS)['tr' | 'en']['dealer']

export const useDealerTexts = (): DealerTexts => TEXTS[useLang()].dealer

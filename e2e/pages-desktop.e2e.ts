import { describe } from 'vitest'
import { walkPages } from './every-page.ts'

describe('a page of each kind on a desktop, in English and light', () => {
  walkPages({ viewport: 'desktop', lang: 'en', mode: 'light', whole: false })
})

import type { SeedPopup } from './shapes.ts'

export const POPUPS: readonly SeedPopup[] = [
  {
    id: 1,
    title: { tr: 'Hoş geldin', en: 'Welcome' },
    html: {
      tr: `
<p>Burada yalnızca oyun parası var: ücretsizdir ve paraya çevrilemez. Her slotun üyelik istemeyen bir demosu da var.
Poyraz 18 yaşını doldurmuş olanlar içindir.</p>
`,
      en: `
<p>There is only play money here: it is free and cannot be exchanged for money. Every slot also has a demo that needs
no account. Poyraz is for adults of 18 and over.</p>
`,
    },
    image: '1f44b',
  },
]

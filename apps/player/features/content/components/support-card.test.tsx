import { tr } from '@poyraz/text/site/tr'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, it } from 'vitest'
import { type Messages, ZONE } from '../../../shared/i18n/messages.ts'
import { SupportCard } from './support-card.tsx'

function card(email: string | undefined): string {
  return renderToStaticMarkup(
    <IntlProvider locale="tr" messages={tr as unknown as Messages} timeZone={ZONE}>
      <SupportCard email={email} />
    </IntlProvider>,
  )
}

describe('the support address', () => {
  it('is a link, with notes on what to write and what never to write (S2.16)', () => {
    const html = card('destek@poyraz.example')
    expect(html).toContain('href="mailto:destek@poyraz.example"')
    for (const text of [tr.content.writeText, tr.content.writeNever]) expect(html).toContain(text)
    expect(html).not.toContain(tr.content.noAddressText)
  })

  it('is reported as missing if the installation has none (S2.16)', () => {
    const html = card(undefined)
    expect(html).toContain(tr.content.noAddressText)
    expect(html).not.toContain('mailto:')
  })
})

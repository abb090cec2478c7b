import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NetworkList } from './network-list.tsx'

it('shows icon, name and address of each network and leaves out an unknown icon (S3.9)', () => {
  const networks = [
    { icon: 'telegram', name: 'Telegram', url: 'https://chat.example/poyraz' },
    { icon: 'unknown', name: 'Reddit', url: 'https://talk.example/poyraz' },
  ]
  const [telegram = '', reddit = ''] = renderToStaticMarkup(<NetworkList networks={networks} />).split(
    '</li>',
  )
  expect(telegram).toMatch(/href="https:\/\/chat.example\/poyraz"/)
  expect(telegram).toMatch(/mask-image:url\(.*Telegram.*\).*<\/span>Telegram/)
  expect(reddit).toMatch(/href="https:\/\/talk.example\/poyraz".*Reddit/)
  expect(reddit).not.toContain('mask-image')
})

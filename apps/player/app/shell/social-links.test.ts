import { describe, expect, it } from 'vitest'
import { openNetworks } from './social-links.ts'

const link = (name: string, url: string) => ({ icon: 'x', name, url })

describe('openNetworks', () => {
  it('returns the networks with an address in their fixed order (S3.9)', () => {
    const text = JSON.stringify({
      youtube: link('YouTube', 'https://video.example/poyraz'),
      facebook: link('Facebook', ''),
      telegram: link('Telegram', 'https://chat.example/poyraz'),
      twitter: link('X', 'javascript:alert(1)'),
    })
    expect(openNetworks(text)).toEqual([
      link('YouTube', 'https://video.example/poyraz'),
      link('Telegram', 'https://chat.example/poyraz'),
    ])
  })

  it.each(['', '{', 'null', '[]', '"x"', '{"youtube":null}', '{"youtube":"x"}'])('rejects %j', (text) => {
    expect(openNetworks(text)).toEqual([])
  })
})

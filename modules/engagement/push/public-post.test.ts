import { describe, expect, it } from 'vitest'
import { isPublicAddress, postToPublicHost } from './public-post.ts'

const POST = { headers: {}, body: new Uint8Array(0) }

describe('a post to a push service', () => {
  it.each([
    'http://push.example.test/a',
    'https://user:password@push.example.test/a',
    'https://push.example.test:8443/a',
    'https://127.0.0.1/a',
    'https://10.0.0.1/a',
    'https://[::1]/a',
    'https://0x7f.1/a',
  ])('goes to no address like %s', async (url) => {
    await expect(postToPublicHost(new URL(url), POST)).rejects.toThrow('no address of a push service')
  })

  it('goes to no name that leads to this machine', async () => {
    await expect(postToPublicHost(new URL('https://localhost/a'), POST)).rejects.toThrow(
      'localhost is not on the public internet',
    )
  })

  it.each([
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['not an address', false],
    ['142.250.74.10', true],
    ['2a00:1450:4001:82f::200a', true],
  ])('knows if %s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

import { expect, it } from 'vitest'
import { browserOf } from './browser.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'desktop',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'desktop',
    'Safari · macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'mobile',
    'Samsung Internet · Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Tab) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'tablet',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'tablet',
    'Chrome · iOS',
  ],
  ['<script>alert(1)</script>', 'desktop', '?'],
  ['', 'desktop', '?'],
])('%s', (userAgent, device, browser) => {
  expect(browserOf(userAgent)).toEqual({ device, browser })
})

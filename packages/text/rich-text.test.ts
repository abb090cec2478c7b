import { describe, expect, it } from 'vitest'
import { cutRichText, plainText } from './rich-text.ts'

describe('rich text as words', () => {
  it.each([
    ['<p>Merhaba <strong>dünya</strong></p>', 'Merhaba dünya'],
    ['<h3>Soru?</h3><p>Yanıt.</p>', 'Soru? Yanıt.'],
    ['bir<br>iki<br/>üç', 'bir iki üç'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['5 &lt; 6 &amp;&nbsp;7 &#8378;9 &#x131;', '5 < 6 & 7 ₺9 ı'],
    ['a<script>alert(1)</script>b<!-- c -->d', 'a b d'],
    ['5 < 6 ve 7 > 3', '5 < 6 ve 7 > 3'],
    ['&bilinmez;', '&bilinmez;'],
    ['', ''],
  ])('%j is %j (S5.11)', (html, words) => {
    expect(plainText(html)).toBe(words)
  })

  it('is cut after 200 characters (S5.11, S9.12)', () => {
    expect(cutRichText('a'.repeat(200))).toBe('a'.repeat(200))
    expect(cutRichText('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
  })

  it('is cut where it is told to, between characters', () => {
    expect(cutRichText('<p>🎁🎁🎁</p>', 2)).toBe('🎁🎁…')
    expect(cutRichText('ab cd', 3)).toBe('ab…')
  })
})

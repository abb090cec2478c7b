import { expect, it } from 'vitest'
import { faultOf } from './check-text.ts'

it.each([
  'İyi şanslar herkese!',
  'Kırmızı 3 kez üst üste geldi, 23 de ikinci kez.',
  'Sık sık buraya geliyorum, sıkıntı yok',
  'SIKI DUR',
  'Bakiyem 1.250,50 oldu',
  'ocak ayında görüşürüz',
  'Well played, class act',
  'I passed on the shiitake',
])('accepts %j', (text) => {
  expect(faultOf(text)).toBeNull()
})

it.each([
  ['https://kazan.example', 'link'],
  ['kazan-bet . com a gel', 'link'],
  ['site nokta com', 'link'],
  ['bonus.xyz', 'link'],
  ['t.me/grup', 'link'],
  ['yaz bana: ada@posta.example', 'contact'],
  ['0532 123 45 67 ara', 'contact'],
  ['+90 (532) 123-45-67', 'contact'],
  ['Telegram grubuma gel', 'contact'],
  ['TELEGRAM', 'contact'],
  ['@gizli_hesap yaz', 'contact'],
  ['TR12 0006 1005', 'contact'],
  ['SİKTİR git', 'words'],
  ['s.i.k.t.i.r', 'words'],
  ['s i k t i r', 'words'],
  ['sıktır git', 'words'],
  ['orosssspu', 'words'],
  ['0r0spu', 'words'],
  ['ŞEREFSİZ', 'words'],
  ['what the FUCK', 'words'],
  ['$hit', 'words'],
  ['ｗｗｗ．kazan．ｃｏｍ', 'link'],
  ['٠٥٣٢ ١٢٣ ٤٥ ٦٧', 'contact'],
  ['ｏｒｏｓｐｕ', 'words'],
] as const)('refuses %j: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

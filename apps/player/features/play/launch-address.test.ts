import { expect, it } from 'vitest'
import { launchAddress } from './launch-address.ts'

const OWN = 'https://poyraz.example'
const LISTED = ['https://games.example', 'https://tables.example:8443']

it.each([
  ['/studio/?game=kervan', OWN],
  ['https://poyraz.example/studio/', OWN],
  ['https://games.example/launch?token=x', 'https://games.example'],
  ['https://tables.example:8443/1', 'https://tables.example:8443'],
])('accepts %s with the origin %s (S8.6)', (url, origin) => {
  expect(launchAddress(url, OWN, LISTED)).toEqual({ url, origin })
})

it.each([
  '',
  'https://other.example/launch',
  'http://games.example/launch',
  'https://games.example:8443/launch',
  'https://tables.example/1',
  'https://games.example.other.example/',
  'https://games.example@other.example/',
  '//other.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://other.example/1',
  'https://[',
])('refuses %j (S8.6)', (url) => {
  expect(launchAddress(url, OWN, LISTED)).toBeNull()
})

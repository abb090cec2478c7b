import { createPublicKey, publicEncrypt } from 'node:crypto'
import { casinoPlay, userLogin } from '@poyraz/contract'
import { kurus, randomId } from '@poyraz/kernel'
import type { Server } from '@poyraz/server'
import type { PublicKey } from '@poyraz/server/edge/sealed'

/** One player's bet as its browser sends it; `KEY` in the body stands for a fresh key per bet. */
export type Bettor = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Number of players, unless the benchmark asks for another. */
const PLAYERS = 256
/** Players that are created at once: each waits for two slow hashes of its password. */
const AT_ONCE = 4
const PASSWORD = 'Rüzgar-Gülü-42'
/** ₺100.000,00, the maximum of one deposit: no player runs out of money in a run. */
const FUNDS = kurus(10_000_000)

/** Creates players with money and sessions; `PLAYERS` in the environment is their number. */
export async function makeBettors(server: Server): Promise<readonly Bettor[]> {
  const players = Number(process.env['PLAYERS'] ?? PLAYERS)
  const bettors: Bettor[] = []
  while (bettors.length < players) {
    const next = Array.from({ length: Math.min(AT_ONCE, players - bettors.length) }, (_, place) => place)
    bettors.push(...(await Promise.all(next.map((place) => makeBettor(server, bettors.length + place)))))
  }
  return bettors
}

/** Creates a player with money and a session; session values are sealed as in a browser. */
async function makeBettor(server: Server, index: number): Promise<Bettor> {
  const { identity, cashier, sealed } = server.context
  const username = `bench-${index}`
  const number = String(index).padStart(3, '0')
  const playerId = await identity.ensurePlayer({
    username,
    password: PASSWORD,
    firstname: 'Yarış',
    lastname: 'Atı',
    birthDate: '1990-05-19',
    identityNumber: `P${number}0000`,
    country: 'DE',
    city: 'Berlin',
    address: 'Musterstr. 1',
    email: `${username}@example.test`,
    phone: `+4915100000${number}`,
    smsOptIn: false,
    emailOptIn: false,
    language: 'tr',
    rid: 10,
  })
  await cashier.depositSandbox({ playerId, amount: FUNDS, key: `bench-${randomId()}` })
  const { sid, device } = await logIn(server.url, username)
  const user = {
    uid: seal(playerId, sealed.publicKey),
    sid: seal(sid, sealed.publicKey),
    gmt: '+03:00',
    lang: 'tr',
  }
  const data = { gameID: 1, stake: 200, key: 'KEY', Lang: 'tr', SiteType: 'desktop' }
  const api = { class: casinoPlay.class, method: casinoPlay.method }
  return { body: JSON.stringify({ api, data, user }), headers: { 'x-device': device } }
}

async function logIn(url: string, username: string): Promise<{ sid: string; device: string }> {
  const api = { class: userLogin.class, method: userLogin.method }
  const response = await fetch(`${url}/endpoint/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api, data: { username, password: PASSWORD }, user: {} }),
  })
  const { data } = (await response.json()) as { data: { sid: string } }
  const device = /poyraz_device=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { sid: data.sid, device }
}

function seal(plain: string, { id, spki }: PublicKey): string {
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' })
  return `${id}.${publicEncrypt({ key, oaepHash: 'sha256' }, Buffer.from(plain)).toString('base64')}`
}

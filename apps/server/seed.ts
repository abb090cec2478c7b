import { kurus } from '@poyraz/kernel'
import type { Context } from './context.ts'

/** Demo logins, printed at the start. */
export const DEMO_PLAYERS = [
  {
    username: 'deniz',
    firstname: 'Deniz',
    lastname: 'Yıldız',
    identityNumber: '10000000078',
    rid: 10,
    language: 'tr',
  },
  {
    username: 'cinar',
    firstname: 'Ada',
    lastname: 'Çınar',
    identityNumber: '98765432150',
    rid: 10,
    language: 'en',
  },
  {
    username: 'tester',
    firstname: 'Ege',
    lastname: 'Işık',
    identityNumber: '12345678950',
    rid: 20,
    language: 'tr',
  },
] as const

export const DEMO_PASSWORD = 'Poyraz1'
/** Play money for each demo player: ₺10.000,00. */
const GIFT = kurus(1_000_000)

/** The first message in every inbox. */
const WELCOME = {
  key: 'seed:welcome',
  playerId: null,
  title: { tr: 'Poyraz’a hoş geldin', en: 'Welcome to Poyraz' },
  html: {
    tr:
      '<p>Burada oyunlar oyun parasıyla oynanır; kazandığın da kaybettiğin de gerçek para değildir.</p>' +
      '<p>Her turun sonucu doğrulanabilir: geçmişinden bir tur aç ve hesabı kendin yap. Ara vermek ya da limit ' +
      'koymak istersen <a href="/info/ResponsibleGaming">sorumlu oyun</a> sayfasına bak.</p>',
    en:
      '<p>Games here are played with play money; neither wins nor losses are real money.</p>' +
      '<p>Every round can be verified: open one from your history and check the sums yourself. To take a break or ' +
      'set a limit, see <a href="/info/ResponsibleGaming">responsible gaming</a>.</p>',
  },
} as const

type DemoPlayer = (typeof DEMO_PLAYERS)[number]
type Needed = Pick<Context, 'identity' | 'cashier' | 'compliance' | 'log'>

/** Sends the welcome message to all players, once. */
export async function seedWelcome({ engagement }: Pick<Context, 'engagement'>): Promise<void> {
  await engagement.sendMassMessage(WELCOME)
}

/**
 * Creates the demo accounts if the configuration allows them. Otherwise pauses existing ones, because their
 * password is public.
 */
export async function prepareDemoPlayers(context: Needed, allowed: boolean): Promise<void> {
  if (!allowed) {
    const paused = await context.identity.pauseDemoAccounts()
    if (paused > 0) context.log.warn(`${paused} demo accounts are paused: others can reach this server`)
    return
  }
  await context.identity.resumeDemoAccounts()
  await seedDemoPlayers(context)
}

/**
 * Creates the demo players with play money, once. If a demo player has changed the username, the identity
 * number is still taken: creation fails, a warning is logged, and the server starts without that login.
 */
export async function seedDemoPlayers(context: Needed): Promise<void> {
  for (const [index, player] of DEMO_PLAYERS.entries()) {
    try {
      await seedPlayer(context, player, index + 1)
    } catch (error) {
      context.log.warn({ err: error, username: player.username }, 'demo player not made')
    }
  }
}

async function seedPlayer(
  { identity, cashier, compliance }: Needed,
  player: DemoPlayer,
  number: number,
): Promise<void> {
  const playerId = await identity.ensurePlayer({
    ...player,
    demo: true,
    password: DEMO_PASSWORD,
    birthDate: '1990-05-19',
    country: 'TR',
    city: 'İzmir',
    address: 'Örnek Mahallesi, Deneme Sokak 1',
    email: `${player.username}@poyraz.example`,
    phone: `+90500000000${number}`,
    smsOptIn: false,
    emailOptIn: false,
  })
  // In such a jurisdiction demo players must be verified before they deposit.
  if (compliance.profile.identityBeforePlay) return
  await cashier.depositSandbox({ playerId, amount: GIFT, key: 'sandbox-seed' })
}

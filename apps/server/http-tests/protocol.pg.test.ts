import {
  accountSessions,
  casinoGamesList,
  casinoPlay,
  crmListMassMessages,
  ERRORS,
  type ErrorCode,
  fairnessRotate,
  financeSaveBankAccount,
  type Procedure,
} from '@poyraz/contract'
import { PROCEDURES } from '@poyraz/contract/procedures'
import {
  newPlayer,
  type Player,
  startTestServer,
  type TestClient,
  type TestServer,
  type WireReply,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalsOf } from '../edge/replies.ts'

/** Objects of this server that valid calls refer to. */
type World = {
  readonly player: Player
  readonly gameID: number
  readonly stake: number
  readonly roundID: string
  readonly messageID: string
  readonly sessionID: string
  readonly bankAccountID: string
}

type Data = object | ((world: World) => object)

type Row = {
  /** Caller of the procedure; `newcomer` is a separate player for calls that remove something. */
  readonly as: 'visitor' | 'player' | 'newcomer'
  readonly data?: Data
  /** The expected refusal, if any. */
  readonly error?: ErrorCode
}

const VISITOR: Row = { as: 'visitor' }
const PLAYER: Row = { as: 'player' }
const asPlayer = (data: Data, error?: ErrorCode): Row => ({
  ...PLAYER,
  data,
  ...(error ? { error } : {}),
})
const asVisitor = (data: Data, error?: ErrorCode): Row => ({
  ...VISITOR,
  data,
  ...(error ? { error } : {}),
})
const asNewcomer = (data: Data): Row => ({ as: 'newcomer', data })
const password = ({ player }: World) => player.password
const NEW_PASSWORD = 'Yeni-Parola-2026'
const CODE = '000000'
const CREDENTIAL = { id: 'AAAA', clientDataJSON: 'e30' }

const REGISTRATION = {
  username: 'yeni.oyuncu',
  password: NEW_PASSWORD,
  passwordConfirm: NEW_PASSWORD,
  firstname: 'Işıl',
  lastname: 'Çağlayan',
  birthDate: '1990-05-17',
  identityNumber: '55512345606',
  country: 'TR',
  city: 'İzmir',
  address: 'Kordon Boyu No 1',
  currency: 'TRY',
  email: 'yeni.oyuncu@example.test',
  phone: '05321234567',
  promoCode: '',
  referenceNumber: null,
  smsOptIn: false,
  emailOptIn: true,
  acceptRules: true,
}
const BANK_ACCOUNT = {
  bankID: 1,
  owner: 'IŞIL ÇAĞLAYAN',
  branchCode: '0012',
  accountNumber: '123456',
  iban: 'TR60 0006 2012 3456 7890 1234 56',
}
const TRANSFER = { methodID: 1, amount: 5_000, promoCode: '', branch: 'Konak', referenceNumber: 'AB-1234' }
const NOBODYS_ID = '01997000-0000-7000-8000-000000000000'
const NO_EVENT = 2_000_000_000
const NO_COUPON = {
  selections: [{ eventID: NO_EVENT, market: 'FT_1X2', outcome: '1', odds: 1_500, version: 1 }],
  unitStake: 1_000,
}
const POKER = { productId: 'poker' }

/** A row for every procedure, in the order of the protocol. */
const ROWS: Readonly<Record<string, Row>> = {
  'cmscontroller.getIcSlider': asVisitor({ SiteType: 'desktop', SliderType: 'slot', sliderPlace: 'all' }),
  'cmscontroller.getSlider': asVisitor({ limit: 7, offset: 0, siteId: 889 }),
  'cmscontroller.get_all_items': asVisitor({ siteId: 889, limit: 7, offset: 0 }),
  'cmscontroller.get_active_items': asVisitor({ siteId: 889, limit: 7, offset: 0 }),
  'cmscontroller.getPromotions': asVisitor({ SiteType: 'mobile' }),
  'cmscontroller.popupInformation': asVisitor({ siteId: 111 }),
  'cmscontroller.getSpecialDateInf': VISITOR,
  'cmscontroller.getInformation': asVisitor({ InfType: 'GenelKurallar' }),
  'cmscontroller.getTournaments': asVisitor({ SiteType: 'desktop', limit: 50, offset: 0 }),

  'user.register': asVisitor(REGISTRATION, 'proof_required'),
  'user.register_confirm': asVisitor({ token: 'x'.repeat(43) }, 'token_invalid'),
  'user.register_confirm_send': asNewcomer({}),
  'user.login': asVisitor((world) => ({ username: world.player.username, password: password(world) })),
  'user.logout': asNewcomer({}),
  'user.pass_change': asNewcomer((world: World) => ({
    oldPassword: password(world),
    password: NEW_PASSWORD,
    passwordConfirm: NEW_PASSWORD,
  })),
  'user.forgot': asVisitor({ username: 'kimse' }),
  'user.pass_reset': asVisitor(
    { token: 'x'.repeat(43), password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
    'token_invalid',
  ),
  'user.get_user_profile': PLAYER,
  'user.update_profile': asPlayer({ city: 'Muğla', address: null, language: 'tr' }),
  'user.change_username': asNewcomer((world: World) => ({ username: 'baska.ad', password: password(world) })),
  'user.change_email': asNewcomer((world: World) => ({
    email: 'baska@example.test',
    password: password(world),
  })),
  'user.change_phone': asNewcomer((world: World) => ({ phone: '05329876543', password: password(world) })),
  'user.two_auth_type': asPlayer({ mode: 'get' }),
  'user.step_up': asPlayer((world) => ({ password: password(world) })),
  'user.sms_send': asNewcomer({}),
  'user.sms_validate': asPlayer({ code: CODE }, 'code_incorrect'),
  'user.check_user_ga': PLAYER,
  'user.check_ga': asPlayer({ ga_code: CODE }, 'wrong_factor'),
  'user.user_generate_ga': asNewcomer({}),
  'user.clear_generated_ga': asPlayer({ gacode: CODE }, 'code_incorrect'),
  'user.passkeys': PLAYER,
  'user.passkey_create': PLAYER,
  'user.passkey_add': asPlayer({ ...CREDENTIAL, attestationObject: 'oA', transports: [] }, 'passkey_failed'),
  'user.passkey_rename': asPlayer({ id: NOBODYS_ID, name: 'Telefonum' }, 'not_found'),
  'user.passkey_remove': asPlayer({ id: NOBODYS_ID }, 'not_found'),
  'user.passkey_challenge': VISITOR,
  'user.passkey_login': asVisitor(
    { ...CREDENTIAL, authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    'passkey_failed',
  ),
  'user.favorites': asPlayer(({ gameID }) => ({ mode: 'insert', type: 'slot', id: gameID })),

  'bonus.list': PLAYER,
  'bonus.mine': asPlayer({ limit: 10, offset: 0 }),
  'bonus.claim': asPlayer({ bonusID: 1, code: null }, 'bonus_not_due'),
  'bonus.cancel': asPlayer({ id: '01997000-0000-7000-8000-000000000000', preview: true }, 'not_found'),
  'bonus.request': asNewcomer({ bonusID: 101, note: 'Doğum günüm' }),
  'bonus.requests': asPlayer({ limit: 10, offset: 0 }),
  'tickets.list': asPlayer({ limit: 50, offset: 0 }),
  'tickets.draws': VISITOR,

  'system.ping': VISITOR,
  'system.socket_ticket': PLAYER,
  'maintenance.check_status': VISITOR,

  'account.statement': asPlayer({ format: 'csv', startDate: '2026-10-01', endDate: '2026-10-31' }),
  'casino.category_list': asVisitor({ limit: 100, offset: 0 }),
  'casino.provider_list': asPlayer({ limit: 100, offset: 0 }),
  'casino.games_list': asPlayer({ limit: 48, offset: 0, favorites: true, searchGameName: '' }),
  'casino.init_game': asPlayer(({ gameID }) => ({ gameID })),
  'casino.play': asPlayer(({ gameID, stake }) => ({ gameID, stake })),
  'casino.round': asPlayer(({ roundID }) => ({ roundID })),
  'casino.rounds': asPlayer({ limit: 10, offset: 0 }),
  'casino.jackpots': VISITOR,
  'casino.figures': asVisitor(({ gameID }) => ({ gameID })),
  'casino.lobby': asVisitor({}),
  'casino.game_info': asVisitor(({ gameID }) => ({ gameID })),
  'casino.share_round': asPlayer(({ roundID }) => ({ roundID })),
  'casino.unshare_round': asPlayer(({ roundID }) => ({ roundID })),
  'casino.shared_rounds': asPlayer({ limit: 10, offset: 0 }),
  'casino.shared_round': asVisitor({ token: 'x'.repeat(26) }, 'not_found'),
  'casino.recent_games': asPlayer({ limit: 20, offset: 0 }),
  'casino.recent_wins': asVisitor({ limit: 12, offset: 0 }),
  'casino.win_name': PLAYER,
  'casino.set_win_name': asPlayer({ shown: 1 }),
  'casino.luck': asPlayer({ gameID: 1, startDate: '2026-10-01', endDate: '2026-10-31' }),
  'casino.stats': asPlayer({ startDate: '2026-10-01', endDate: '2026-10-31' }),
  'livecasino.category_list': asVisitor({ limit: 150, offset: 0 }),
  'livecasino.provider_list': asPlayer({ status: 2 }),
  'livecasino.game_table_list': asPlayer({ limit: 48, offset: 0, favorites: true }),
  'livecasino.init_game': asPlayer({ tableID: 101, isMobile: true }),
  'tables.list': VISITOR,
  'tables.state': asPlayer({ tableID: 101 }),
  'tables.bet': asPlayer(
    { tableID: 101, roundID: NOBODYS_ID, chips: [{ spot: 'red', amount: 500 }] },
    'bets_closed',
  ),
  'tables.take_back': asPlayer({ tableID: 101, roundID: NOBODYS_ID, bets: 'all' }, 'bets_closed'),
  'tables.decide': asPlayer({ tableID: 121, roundID: NOBODYS_ID, step: 0, move: 'stand' }, 'not_your_turn'),
  'tables.cash_out': asPlayer({ tableID: 131, betID: NOBODYS_ID }, 'not_found'),
  'tables.chat': asPlayer({ tableID: 101 }),
  'tables.say': asPlayer({ tableID: 101, text: 'merhaba' }),
  'tables.set_chat_name': asPlayer({ shown: 1 }),
  'tables.mute_writer': asPlayer({ writerID: NOBODYS_ID, muted: 1 }, 'not_found'),
  'tables.report_message': asPlayer({ messageID: NOBODYS_ID, reason: 'spam' }, 'not_found'),
  'tables.favourite_bets': asPlayer({ game: 'roulette' }),
  'tables.save_favourite_bet': asPlayer({
    game: 'roulette',
    name: 'Uğurlu',
    chips: [{ spot: 'red', amount: 500 }],
  }),
  'tables.delete_favourite_bet': asPlayer({ id: NOBODYS_ID }, 'not_found'),
  'tables.rounds': asPlayer({ limit: 10, offset: 0 }),
  'tables.seeds': asVisitor({ tableID: 101 }),
  'tables.commit_seed': asPlayer(
    { tableID: 101, roundID: NOBODYS_ID, commit: '0'.repeat(64) },
    'seeds_closed',
  ),
  'tables.open_seed': asPlayer({ tableID: 101, roundID: NOBODYS_ID, seed: 'a'.repeat(32) }, 'seeds_closed'),
  'tables.proof': asVisitor({ roundID: NOBODYS_ID }, 'not_found'),
  'tables.hand_round': asVisitor({ roundID: NOBODYS_ID }, 'not_found'),
  'virtualgames.init_game': asPlayer({ providerID: 1001, type: 'league' }),
  'virtualgames.list': VISITOR,
  'virtualgames.round': asVisitor({ tableID: 202 }),
  'klasGaming.launch': asPlayer(POKER, 'not_available'),
  'klasGaming.createMember': asPlayer({ ...POKER, username: 'poker.isik' }, 'not_available'),
  'klasGaming.deposit': asPlayer({ ...POKER, amount: 1_000 }, 'not_available'),
  'klasGaming.drawrequest': asPlayer({ ...POKER, amount: 1_000 }, 'not_available'),
  'habanero.getJackpots': VISITOR,
  'betframe.getCoupons': asPlayer({
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    pagination: { limit: 10, offset: 0 },
    state: 'open',
  }),
  'sports.overview': VISITOR,
  'sports.events': asVisitor({ sport: 'football', state: 'upcoming', limit: 10, offset: 0 }),
  'sports.search': asVisitor({ text: 'ligi', limit: 10, offset: 0 }),
  'sports.event': asVisitor({ eventID: NO_EVENT }, 'not_found'),
  'sports.price_history': asVisitor(
    { eventID: NO_EVENT, market: 'FT_1X2', limit: 10, offset: 0 },
    'not_found',
  ),
  'sports.league': asVisitor({ leagueID: NO_EVENT }, 'not_found'),
  'sports.outrights': asVisitor({ leagueID: 1, limit: 10, offset: 0 }),
  'sports.builder_price': asVisitor(
    { eventID: NO_EVENT, parts: [{ market: 'FT_1X2', outcome: '1' }] },
    'not_found',
  ),
  'sports.check_coupon': asVisitor(NO_COUPON, 'not_found'),
  'sports.place_coupon': asPlayer({ ...NO_COUPON, oddsPolicy: 'any' }, 'not_found'),
  'sports.coupon': asPlayer({ couponID: NOBODYS_ID }, 'not_found'),
  'sports.coupons': asPlayer({ state: 'closed', limit: 10, offset: 0 }),
  'sports.cash_out_price': asPlayer({ couponID: NOBODYS_ID }, 'not_found'),
  'sports.cash_out': asPlayer({ couponID: NOBODYS_ID, value: 1_000, percent: 50 }, 'not_found'),
  'sports.edit_coupon': asPlayer({ couponID: NOBODYS_ID, value: 1_000, ...NO_COUPON }, 'not_found'),
  'sports.set_cash_out_rule': asPlayer({ couponID: NOBODYS_ID, target: 1_000, floor: 100 }, 'not_found'),
  'sports.remove_cash_out_rule': asPlayer({ couponID: NOBODYS_ID }, 'not_found'),
  'sports.followed': PLAYER,
  'sports.follow': asPlayer({ eventID: NO_EVENT }, 'not_found'),
  'sports.unfollow': asPlayer({ eventID: NO_EVENT }),
  'sports.share_coupon': asVisitor(
    { selections: [{ eventID: NO_EVENT, market: 'FT_1X2', outcome: '1' }] },
    'not_found',
  ),
  'sports.load_coupon': asVisitor({ code: 'ABCDEFGH' }, 'not_found'),
  'crm.list_mass_messages': asPlayer({ limit: 10, offset: 0 }),
  'crm.push_settings': PLAYER,
  'crm.set_push_categories': asPlayer({ categories: ['security'] }),
  'crm.push_subscribe': asPlayer({
    endpoint: 'https://no-such-host.push.apple.com/abc',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  }),
  'crm.push_refresh': asPlayer({ endpoint: 'https://no-such-host.push.apple.com/abc' }),
  'crm.push_unsubscribe': asPlayer({ endpoint: 'https://no-such-host.push.apple.com/abc' }),
  'crm.mark_read': asPlayer(({ messageID }) => ({ id: messageID })),

  'support.write': asPlayer({
    subject: 'Çekimim bekliyor',
    text: 'İki gündür bekliyor.',
    related: null,
    email: '',
    proof: '',
  }),
  'support.mine': asPlayer({ limit: 10, offset: 0 }),

  'finance.check_balance': PLAYER,
  'finance.list_banks': asPlayer({ typeID: 1 }),
  'finance.list_bank_accounts': asPlayer({ showPrepaid: false }),
  'finance.get_bank_account': asPlayer({ bankID: 1 }),
  'finance.save_bank_account': asNewcomer(BANK_ACCOUNT),
  'finance.delete_bank_account': asPlayer(({ bankAccountID }) => ({ bankAccountID })),
  'finance.list_cash_methods_new': asPlayer({ Type: 1, methodID: 0 }),
  'finance.list_cash_methods': asPlayer({ Type: 1, methodID: 1 }),
  'finance.list_highlighted_cash_methods': asPlayer({ Type: 1 }),
  'finance.add_favorite_cash_method': asPlayer({ methodID: 1 }),
  'finance.remove_favorite_cash_method': asPlayer({ methodID: 1 }),
  'finance.check_favorite_cash_method': asPlayer({}),
  'finance.save_bank_transfer': asPlayer(TRANSFER, 'invalid_input'),
  'finance.save_cep_bank_transfer': asPlayer({ ...TRANSFER, Type: 1 }, 'invalid_input'),
  'finance.list_transactions': asPlayer({
    limit: 10,
    offset: 0,
    OrderDir: 'desc',
    OrderPar: 'date',
    searchType: null,
    searchID: '',
    searchCategory: 1,
    startDate: '2020-01-01',
    endDate: '2099-12-31',
    searchMinAmount: 100,
    status: 1003,
    concatRequire: false,
  }),
  'finance.list_transfers': asPlayer({ limit: 10, offset: 0, Type: 1 }),
  'finance.cancel_transfer': asPlayer(({ messageID }) => ({ transactionID: messageID }), 'not_found'),
  'finance.send_receipt': asPlayer(({ messageID }) => ({ transactionID: messageID }), 'invalid_input'),
  'finance.list_types_frontend': PLAYER,
  'finance.list_categories': PLAYER,
  'finance.list_sub_categories': PLAYER,
  'prepayServices.processTransaction': asPlayer({ ...TRANSFER, customerNote: 'not', senderPhone: '' }),
  'envoy.getDepositAmounts': asPlayer({ bankcode: '00901' }),

  'fairness.current': PLAYER,
  'fairness.set_next': asNewcomer({ clientSeed: 'poyraz' }),
  'fairness.rotate': asNewcomer({ clientSeed: 'poyraz' }),
  'fairness.receipt': asPlayer(({ roundID }) => ({ roundID })),
  'fairness.receipts': asPlayer(() => ({ limit: 2 })),
  'fairness.verify': asVisitor(({ roundID }) => ({ roundID })),
  'account.sessions': PLAYER,
  'account.end_session': asPlayer(({ sessionID }) => ({ id: sessionID })),
  'account.close': asNewcomer({}),
  'rg.limits': PLAYER,
  'rg.set_limit': asNewcomer({ kind: 'deposit', period: 'day', value: 100_000 }),
  'rg.confirm_limit': asPlayer({ id: NOBODYS_ID }, 'not_found'),
  'rg.remove_limit': asPlayer({ id: NOBODYS_ID }, 'not_found'),
  'rg.time_out': asNewcomer({ hours: 24 }),
  'rg.self_exclude': asNewcomer({ months: 6 }),
  'rg.reality_check': asNewcomer({ minutes: 30 }),
  'rg.acknowledge': PLAYER,
  'kyc.status': PLAYER,
  'kyc.upload': asPlayer({ kind: 'selfie' }, 'invalid_input'),
  'kyc.submit': asPlayer({}, 'invalid_input'),
}

/** Procedures of section 7 of the specification, by class. */
const SPECIFIED: readonly string[] = Object.entries({
  cmscontroller:
    'getIcSlider getSlider get_all_items get_active_items getPromotions popupInformation getSpecialDateInf getInformation getTournaments',
  user:
    'login logout pass_change get_user_profile two_auth_type sms_send sms_validate check_user_ga check_ga ' +
    'user_generate_ga clear_generated_ga register forgot pass_reset favorites',
  system: 'ping',
  maintenance: 'check_status',
  casino: 'category_list provider_list games_list init_game',
  livecasino: 'category_list provider_list game_table_list init_game',
  virtualgames: 'init_game',
  klasGaming: 'launch createMember deposit drawrequest',
  habanero: 'getJackpots',
  betframe: 'getCoupons',
  crm: 'list_mass_messages',
  finance:
    'add_favorite_cash_method remove_favorite_cash_method check_favorite_cash_method list_banks list_bank_accounts ' +
    'get_bank_account save_bank_account delete_bank_account list_cash_methods_new list_cash_methods ' +
    'list_highlighted_cash_methods list_transactions list_types_frontend list_categories list_sub_categories ' +
    'check_balance save_bank_transfer save_cep_bank_transfer',
  prepayServices: 'processTransaction',
  envoy: 'getDepositAmounts',
}).flatMap(([name, methods]) => methods.split(' ').map((method) => `${name}.${method}`))

let server: TestServer
let world: World
/** Bodies of all replies to the calls below. */
const said: string[] = []

beforeAll(async () => {
  server = await startTestServer()
  const player = await newPlayer(server, 100_000)
  // The sixth registration of an address needs a proof of work.
  await Promise.all(Array.from({ length: 5 }, () => newPlayer(server)))
  world = await worldOf(player)
})
afterAll(() => server.close())

async function worldOf(player: Player): Promise<World> {
  const { client } = player
  const [game] = (await client.call(casinoGamesList, {})).data
  const played = await client.call(casinoPlay, { gameID: game?.gameID ?? 0, stake: game?.minBet ?? 0 })
  const other = server.client()
  await other.signIn(player.username, player.password)
  const sessions = (await client.call(accountSessions, {})).data
  const account = await client.call(financeSaveBankAccount, BANK_ACCOUNT)
  return {
    player,
    gameID: game?.gameID ?? 0,
    stake: game?.minBet ?? 0,
    roundID: played.data.roundID,
    messageID: (await client.call(crmListMassMessages, {})).data[0]?.id ?? '',
    sessionID: sessions.find((session) => !session.current)?.id ?? '',
    bankAccountID: account.data.bankAccountID,
  }
}

async function callerOf(row: Row): Promise<{ client: TestClient; world: World }> {
  if (row.as === 'visitor') return { client: server.client(), world }
  if (row.as === 'player') return { client: world.player.client, world }
  const player = await newPlayer(server)
  return { client: player.client, world: { ...world, player } }
}

function expectShape(procedure: Procedure, reply: WireReply<unknown>): void {
  expect(reply).toMatchObject({ http: 200, result: true, code: 200, error: null, message: 'İşlem başarılı' })
  if (procedure.reply === 'none') return expect(reply.data).toEqual([])
  const items = procedure.reply === 'list' ? (reply.data as readonly unknown[]) : [reply.data]
  for (const item of items) expect(procedure.item.safeParse(item).error).toBeUndefined()
  if (procedure.reply === 'object') return
  const { limit, offset, total } = reply.pagination ?? { limit: -1, offset: -1, total: -1 }
  expect(offset).toBe(0)
  expect(limit).toBeGreaterThanOrEqual(items.length)
  expect(total).toBeGreaterThanOrEqual(items.length)
}

function expectRefusal(procedure: Procedure, reply: WireReply<unknown>, error: ErrorCode): void {
  const { code, http = 200 }: { code: number; http?: number } = ERRORS[error]
  expect(reply).toMatchObject({ http, result: false, error, code })
  expect(reply.message).not.toBe('')
  expect(refusalsOf(procedure)).toContain(error)
}

const NAMED = PROCEDURES.map((one) => [`${one.class}.${one.method}`, one] as const)

describe('the protocol', () => {
  it('has exactly one row here per procedure', () => {
    expect(Object.keys(ROWS).toSorted()).toEqual(NAMED.map(([name]) => name).toSorted())
  })

  it('contains every procedure of the specification (S7.4)', () => {
    expect(SPECIFIED.filter((name) => !Object.hasOwn(ROWS, name))).toEqual([])
  })
})

describe.each(NAMED)('%s', (name, procedure) => {
  it('answers a valid call by its contract (S1.7, S1.13, S3.7, S3.18, S3.19, S3.23, S3.24, S3.25, S4.22, S6.4, S7.4, S7.20, S7.26, S7.27, S7.28, S7.34)', async () => {
    const row = ROWS[name]
    if (!row) throw new Error(`no row for ${name}`)
    const { client, world: own } = await callerOf(row)
    const data = typeof row.data === 'function' ? row.data(own) : (row.data ?? {})
    const common = { SiteType: 'desktop', Lang: 'tr' }
    const reply = await client.call(procedure, data, common)
    said.push(JSON.stringify(reply))
    if (row.error) expectRefusal(procedure, reply, row.error)
    else expectShape(procedure, reply)
  })
})

it('no reply contains a seed in use, an identity number or a password (A25)', async () => {
  const { client, password: own, identityNumber } = world.player
  // Reveals the current seed and the next one.
  const rotate = async () => (await client.call(fairnessRotate, { clientSeed: 'poyraz' })).data.revealed
  const seeds = [await rotate(), await rotate()].map(({ serverSeed }) => Buffer.from(serverSeed, 'hex'))
  expect(said).toHaveLength(PROCEDURES.length)
  const text = said.join('\n')
  expect(text).toContain(world.roundID)
  for (const secret of [own, NEW_PASSWORD, identityNumber, REGISTRATION.identityNumber]) {
    expect(text).not.toContain(secret)
  }
  for (const seed of seeds) {
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(text).not.toContain(seed.toString(form))
  }
})

export const verifyPaths = { verify: '/verify', sharedRound: '/round/$token' } as const

/** Form of the token of a shared round: the value of `$token`. */
export const SHARE_TOKEN = '[A-Za-z0-9]{26}'

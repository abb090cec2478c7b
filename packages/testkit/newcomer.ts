import { randomId } from '@poyraz/kernel'

/** Data of a new player: every value is fresh, so tests do not affect each other. */
export type Newcomer = {
  readonly username: string
  readonly password: string
  readonly firstname: string
  readonly lastname: string
  readonly birthDate: string
  readonly email: string
  readonly phone: string
  readonly identityNumber: string
  readonly city: string
  readonly address: string
}

export function newcomer(): Newcomer {
  const id = randomId().toLowerCase()
  return {
    username: `oyuncu.${id.slice(0, 10)}`,
    password: 'Lale-Devri-1718',
    firstname: 'Işıl',
    lastname: 'Çağlayan',
    birthDate: `19${60 + Number(digits(1))}-0${1 + (Number(digits(1)) % 9)}-${10 + Number(digits(1))}`,
    email: `${id}@example.test`,
    phone: `+905${digits(9)}`,
    identityNumber: freshTckn(),
    city: 'İzmir',
    address: `Kordon Boyu No ${digits(9)}`,
  }
}

/** Returns a T.C. kimlik no with valid check digits (rules: `isTckn` of the contract). */
function freshTckn(): string {
  const body = `9${digits(8)}`
  const at = (index: number) => Number(body[index])
  const odd = at(0) + at(2) + at(4) + at(6) + at(8)
  const even = at(1) + at(3) + at(5) + at(7)
  return `${body}${(7 * odd + 9 * even) % 10}${(8 * odd) % 10}`
}

function digits(count: number): string {
  let text = ''
  while (text.length < count) text += randomId().replace(/\D/g, '')
  return text.slice(0, count)
}

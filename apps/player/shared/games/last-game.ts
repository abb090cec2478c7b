const KEY = 'lastGame'

/** Remembers the game that this tab plays for money, also over the payment page of a provider. */
export function rememberGame(gameID: number): void {
  try {
    sessionStorage.setItem(KEY, String(gameID))
  } catch {
    // Without storage a deposit leads to the lobby.
  }
}

/** Returns the id of the game that this tab played last for money, or null. */
export function lastGame(): number | null {
  try {
    const id = Number(sessionStorage.getItem(KEY))
    return Number.isSafeInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

import type { QueryClient } from '@tanstack/react-query'
import { balanceQuery, setBalance, useRoundBalance } from '../../shared/balance/balance.ts'
import { usePreferences } from '../../shared/preferences/preferences.ts'
import { addPlayed, askProtection } from '../../shared/protection/protection.ts'

/** Updates the balance that the frame of the page shows around a game's rounds. Amounts in kuruş. */
export type RoundMoney = {
  /**
   * The frame is ready, for the first time or after a reload: the balance of an earlier round no longer
   * counts. `balance` is the one that the frame has loaded, or `null` if that failed.
   */
  begin(balance: number | null): void
  /** A round has begun. */
  hold(stake: number): void
  /** The round is over and has left this balance. */
  release(balance: number): void
  /** The player leaves the game, possibly during a round. */
  leave(): void
}

export function createRoundMoney(client: QueryClient): RoundMoney {
  /** The balance before the current round. */
  let before: number | undefined
  const drop = () => {
    // The unfinished round may have been played on the server.
    if (before !== undefined) askProtection(client)
    before = undefined
    useRoundBalance.setState({ balance: null })
  }
  return {
    begin(balance) {
      drop()
      // Shown at once, because the frame may resume a round. It may be slightly outdated, so it is fetched as
      // well.
      if (balance !== null) setBalance(client, balance)
      void client.invalidateQueries({ queryKey: ['finance', 'check_balance'] })
    },
    hold(stake) {
      const { lang } = usePreferences.getState()
      before =
        useRoundBalance.getState().balance ??
        client.getQueryData(balanceQuery(lang).queryKey)?.data[0]?.balance
      useRoundBalance.setState({ balance: before === undefined ? null : Math.max(0, before - stake) })
    },
    release(balance) {
      if (before !== undefined) addPlayed(client, balance - before)
      before = undefined
      setBalance(client, balance)
      useRoundBalance.setState({ balance: null })
    },
    leave() {
      drop()
      void client.invalidateQueries({ queryKey: ['finance'] })
      void client.invalidateQueries({ queryKey: ['casino', 'rounds'] })
    },
  }
}

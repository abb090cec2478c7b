/** Returns the outcome of a team in bets on a whole season. */
export const teamOutcome = (teamId: number) => `T${teamId}`

/** Part of a cell that is visible above and below the window of a reel. */
export const PEEK = 0.4

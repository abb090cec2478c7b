/** Both pages load together: a part of its own for each would cost the first view more. */
export { VirtualGamePage } from './virtual-game-page.tsx'
export { VirtualLobbyPage } from './virtual-lobby-page.tsx'

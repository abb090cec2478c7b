export { createRoomHost, type HeldRoom, type RoomHost, type RoomStore } from './room-host.ts'

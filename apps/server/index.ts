export { type Config, readConfig } from './config.ts'
export type { Context } from './context.ts'
export { DEMO_PASSWORD, DEMO_PLAYERS } from './seed.ts'
export { type Server, type ServerOverrides, startServer } from './server.ts'

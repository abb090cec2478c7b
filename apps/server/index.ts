export { type Config, readConfig } from './config.ts'
export { type Server, type ServerOverrides, startServer } from './server.ts'

import { Gauge, type Registry } from 'prom-client'

export function gaugeBus(isConnected: () => boolean, registry: Registry): void {
  new Gauge({
    name: 'poyraz_bus_connected',
    help: '1 while this server is connected to the others by Redis, otherwise 0.',
    registers: [registry],
    collect() {
      this.set(Number(isConnected()))
    },
  })
}

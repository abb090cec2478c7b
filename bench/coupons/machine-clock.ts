/** Time in milliseconds by the machine's monotonic clock, which all processes share. */
export const machineMs = () => Number(process.hrtime.bigint()) / 1e6

/** `npm run bench -- NAME`: runs `bench/NAME/index.ts`, which prints its figures and ratios. */
const name = process.argv[2] ?? ''
if (!/^[a-z]+$/.test(name)) {
  process.stderr.write(
    'usage: npm run bench -- ledger | slots | http | page | routes | scroll | lists | webhook | gate | sockets | flood | jackpots | models | prices | rounds | tables | coupons | crowd | fanout | frames | json\n',
  )
  process.exit(2)
}
const { main } = (await import(`./${name}/index.ts`)) as { main(): Promise<void> }
await main()

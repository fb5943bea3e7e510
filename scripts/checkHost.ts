import { command } from './command.ts'
import { checkHost, toTable } from './hosting/checkHost.ts'

/** Checks a deployed site, or one that a host's emulator serves: `-- https://www.example.org`. */
await command(
  async (_, [address]) => {
    if (address === undefined || !URL.canParse(address))
      throw new Error('Which site? Give its address: npm run check:host -- https://…')
    const results = await checkHost(address)
    for (const line of toTable(results)) console.log(line)
    const failed = results.filter(({ errors }) => errors.length > 0).length
    if (failed > 0) throw new Error(`${failed} of ${results.length} checks failed.`)
    console.log(`All ${results.length} checks passed.`)
  },
  {},
  { allowPositionals: true },
)

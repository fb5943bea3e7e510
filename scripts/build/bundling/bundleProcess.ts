import { bundlers } from './bundler.ts'

// A program that `runBundler` starts. It runs the bundler named by its first parameter with the settings in its second,
// and sends the result.

const [name, settings = ''] = process.argv.slice(2)
const [, run] = Object.entries(bundlers).find(([known]) => known === name) ?? []
if (!run || !process.send)
  throw new Error('Only scripts/build/bundling/bundle.ts starts this program')
// Without this listener, the process could end before the result has arrived.
process.once('disconnect', () => {})
process.send(await run(JSON.parse(settings)))

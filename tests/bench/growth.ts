import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Figures, type Results, withLoad } from './results.ts'

const program = join(import.meta.dirname, 'growthProcess.ts')

/**
 * Measures, by number of pages, the first build with its snapshot, the time from publishing a changed sentence to
 * visitors, the peak of memory, and the size of the application. Each in a process of its own, because of the memory.
 */
export async function measureGrowth(counts: number[]): Promise<Figures> {
  const all: Figures = {}
  for (const count of counts) Object.assign(all, await withLoad(() => measureSite(count)))
  return all
}

async function measureSite(count: number): Promise<Results> {
  const child = fork(program, [String(count)])
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The site with ${count} pages was not measured; the reason is above.`)
  })
  const [measured]: Results[] = await Promise.race([once(child, 'message'), ended])
  child.disconnect()
  return Object.fromEntries(
    Object.entries(measured ?? {}).map(([name, value]) => [`${count} pages: ${name}`, value]),
  )
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ManyType } from '../support/manyPages.ts'
import { type Figures, type Reported, withLoad } from './results.ts'

const program = join(import.meta.dirname, 'growthProcess.ts')

/**
 * Measures, by number of pages of a type, the first build with its snapshot, the time from publishing a changed
 * sentence to visitors, the memory, and the size of the application. Each in a process of its own, because of the
 * memory.
 */
export async function measureGrowth(type: ManyType, counts: number[]): Promise<Figures> {
  const all: Figures = {}
  for (const count of counts) Object.assign(all, await withLoad(() => measureSite(type, count)))
  return all
}

const names = { servicePage: 'pages', newsArticle: 'pages, most of them news' }

async function measureSite(type: ManyType, count: number): Promise<Reported> {
  const child = fork(program, [String(count), type])
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The site with ${count} pages was not measured; the reason is above.`)
  })
  const [measured]: Reported[] = await Promise.race([once(child, 'message'), ended])
  child.disconnect()
  return Object.fromEntries(
    Object.entries(measured ?? {}).map(([name, value]) => [
      `${count} ${names[type]}: ${name}`,
      value,
    ]),
  )
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ContentFaults, type Fault } from '../content/faults.ts'
import type { SoundContent } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'

/** The start-up settings of the build process. */
export type BuilderSettings = {
  environment: Environment
  /** The URL of the Content Lake, if it is the local one. */
  lake: string | undefined
  /** The directory for the content of the last site, and its images. */
  snapshot: string
}

/** A request to build the current content into a directory. */
export type BuildOrder = {
  outDir: string
  id: string
  /** The directory of the site that is served now, if there is one. */
  last: string | undefined
}

export type BuildOutcome = { built?: BuiltContent; error?: string; faults?: Fault[] }

export type BuiltContent = Pick<SoundContent, 'held' | 'faults'> & {
  /** The directory of the site: `last` if what differs was replaced in it, otherwise `outDir`. */
  directory: string
}

/** What the build process tells: the number of pages to build, and then the outcome. */
export type BuildNews = { pages: number } | BuildOutcome

export type SiteBuilder = {
  /**
   * Reads what is published and builds the site.
   * @throws ContentFaults for invalid content; Error for anything else, such as the end of the
   *   build process
   */
  build(order: BuildOrder): Promise<BuiltContent>
  close(): Promise<void>
}

/** The heap limit of the build process in MB, because memory use depends on the content. */
const heapLimit = 2048

/** The timeout of reading the content, and of building it, in ms. */
const timeLimit = 5 * 60_000

/** What each page adds to it: ten times what a page takes, because machines are busy. */
const pageTimeLimit = 300

/**
 * Returns a builder that runs in a child process, which bundles the site's code once. If the process
 * dies, only its current build fails; the next build starts a new one.
 */
export function openSiteBuilder(settings: BuilderSettings): SiteBuilder {
  let worker: ChildProcess | null = null

  const start = () => {
    const started = fork(join(import.meta.dirname, 'buildProcess.ts'), [JSON.stringify(settings)], {
      execArgv: [`--max-old-space-size=${heapLimit}`],
    })
    started.once('exit', () => {
      if (worker === started) worker = null
    })
    worker = started
    return started
  }

  return {
    async build(order) {
      const { built, error, faults } = await outcomeOf(worker ?? start(), order)
      if (faults) throw new ContentFaults(faults, settings.environment.SANITY_STUDIO_URL)
      if (built === undefined) throw new Error(error)
      return built
    },
    async close() {
      if (worker === null) return
      const ended = once(worker, 'exit')
      worker.kill()
      await ended
    },
  }
}

function outcomeOf(worker: ChildProcess, order: BuildOrder): Promise<BuildOutcome> {
  return new Promise((resolve) => {
    const limit = (ms: number) => setTimeout(() => worker.kill('SIGKILL'), ms)
    let timer = limit(timeLimit)
    const onMessage = (news: BuildNews) => {
      if (!('pages' in news)) return settle(news)
      clearTimeout(timer)
      timer = limit(timeLimit + news.pages * pageTimeLimit)
    }
    const onExit = (code: number | null, signal: string | null) =>
      settle({
        error: `The build process ended before the build did (${signal ?? `exit code ${code}`}); its output is above.`,
      })
    const settle = (outcome: BuildOutcome) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('exit', onExit)
      resolve(outcome)
    }
    worker.on('message', onMessage).once('exit', onExit)
    worker.send(order)
  })
}

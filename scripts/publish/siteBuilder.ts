import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ContentFaults, type Fault } from '../content/faults.ts'
import type { Environment } from '../environment.ts'

/** What the build process needs to know from its start. */
export type BuilderSettings = {
  environment: Environment
  /** The Content Lake's address where it is not Sanity's own. */
  lake: string | undefined
  /** Where it keeps its snapshot of the content. */
  snapshot: string
}

/** A build: from the present content into a directory. */
export type BuildOrder = {
  outDir: string
  /** The output of an earlier build, from which unchanged files are taken. */
  last: string | undefined
}

export type BuildOutcome = { error?: string; faults?: Fault[] }

export type SiteBuilder = {
  /**
   * Takes a snapshot and builds the site.
   * @throws ContentFaults for faults in the content; Error for all else, the end of the build
   *   process included
   */
  build(order: BuildOrder): Promise<void>
  close(): Promise<void>
}

/** Memory that a build may take, in MB: content can be made to need any amount. */
const heapLimit = 2048

/** A build that takes longer is ended, in milliseconds. */
const timeLimit = 5 * 60_000

/**
 * Returns a builder that works in a process of its own, which compiles the site's code once. If that
 * process ends, only its build fails; the next build starts another one.
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
      const { error, faults } = await outcomeOf(worker ?? start(), order)
      if (faults) throw new ContentFaults(faults, settings.environment.SANITY_STUDIO_URL)
      if (error !== undefined) throw new Error(error)
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
    const onMessage = (outcome: BuildOutcome) => settle(outcome)
    const onExit = (code: number | null, signal: string | null) =>
      settle({
        error: `The build process ended before the build did (${signal ?? `exit code ${code}`}); its output is above.`,
      })
    const timer = setTimeout(() => worker.kill('SIGKILL'), timeLimit)
    const settle = (outcome: BuildOutcome) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('exit', onExit)
      resolve(outcome)
    }
    worker.once('message', onMessage).once('exit', onExit)
    worker.send(order)
  })
}

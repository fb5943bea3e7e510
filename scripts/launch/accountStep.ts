import { done, missing, type Part, type Step } from './step.ts'
import { opensBrowser, runWithPerson, type Tool } from './tools.ts'

type Account = {
  part: Part
  service: string
  /** The instruction for the person, and the page if the browser does not open. */
  what: string
  page: string
  /** Sends a request that requires a signed-in account. */
  ask: () => Promise<unknown>
  /** Matches the error of an account that is signed out. */
  signedOut: RegExp
  /** The tool and the arguments for signing in. */
  login: readonly [Tool, ...string[]]
  tasks: readonly string[]
}

/** Returns the step in which a person signs in to a service in the browser. */
export function accountStep({
  part,
  service,
  what,
  page,
  ask,
  signedOut,
  login,
  tasks,
}: Account): Step {
  const [tool, ...args] = login
  return {
    part,
    name: `${service} account`,
    check: () =>
      ask().then(
        () => done('signed in'),
        (error: Error) => {
          if (signedOut.test(error.message)) return missing('not signed in')
          throw error
        },
      ),
    byHand: () => ({ what, page, prompt: opensBrowser }),
    tasks,
    run: () => runWithPerson(tool, args),
  }
}

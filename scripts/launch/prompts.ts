import { isCancel, log, password, select, text } from '@clack/prompts'
import type { ByHand } from './step.ts'

/** The terminal of a person who launches the site. */
export type Prompts = {
  /** Says that a step is done. */
  tell(line: string): void
  /** Says that a tool begins with a step. */
  begin(name: string): void
  /** Shows the instruction for a person, and what the check found missing. */
  show(name: string, request: ByHand, state: string): void
  /**
   * Waits for an answer, or for Enter if none is needed.
   * @param stored the former answer, which Enter keeps
   */
  ask(request: ByHand, stored?: string): Promise<string>
}

/** Asks in the terminal. */
export const terminal: Prompts = {
  tell: (line) => log.success(line),
  begin: (name) => log.step(`${name} ...`),
  // The values are not printed in a box, because its border would be copied with them.
  show(name, { what, page, values = {} }, state) {
    log.step(`${name}: ${state}`)
    const lines = Object.entries(values).map(([key, value]) => `${key}: ${value}`)
    log.message([`${what}.`, ...(page ? [page] : []), ...lines])
  },
  async ask({ setting, prompt, isSecret, example, choices }, stored) {
    if (!process.stdin.isTTY)
      throw new Error('This step needs a person: run `npm run launch` in a terminal.')
    const message = setting ?? prompt ?? 'Done? Press Enter, and it is checked'
    const answer = choices
      ? await select({ message, options: [...choices] })
      : isSecret
        ? await password({ message, ...(!stored && { validate: required }) })
        : await text({
            message,
            ...(example && { placeholder: example }),
            ...(stored && { initialValue: stored }),
            ...(setting && { validate: required }),
          })
    if (isCancel(answer)) throw new Error('you stopped.')
    return String(answer ?? '').trim()
  },
}

const required = (value?: string) => (value?.trim() ? undefined : 'Enter a value.')

import type { EnvFile } from './envFile.ts'

/** The parts of the product, in the order in which `npm run launch` sets them up. */
export type Part =
  | 'pages'
  | 'agreements'
  | 'content'
  | 'enquiries'
  | 'Studio'
  | 'preview'
  | 'publishing'

/** The outcome of a check: the evidence that the step is done, or what is missing. */
export type Finding = { isDone: boolean; text: string }

export const done = (text: string): Finding => ({ isDone: true, text })
export const missing = (text: string): Finding => ({ isDone: false, text })

/** Something that only a person can do or know. */
export type ByHand = {
  /** The instruction, as an imperative sentence without a full stop. */
  what: string
  /** The address of the page where it is done. */
  page?: string
  /** The values to enter there. */
  values?: Record<string, string>
  /** The setting that the person's answer is stored in. */
  setting?: string
  isSecret?: boolean
  /** An example, shown as the placeholder of the input. */
  example?: string
  /** The question for a step without a setting; by default, whether it is done. */
  prompt?: string
  choices?: readonly { value: string; label: string }[]
}

/**
 * A step of `npm run launch`. If its check finds it not done, the person follows `byHand`, then `run` calls a tool;
 * either may be absent. Then the check must find the step done.
 */
export type Step = {
  part: Part
  name: string
  /** Changes nothing. Throws `MissingSetting`, by `settings.get`, while an earlier step is not done. */
  check: (settings: EnvFile) => Promise<Finding>
  /** Returns null if there is nothing to ask. */
  byHand?: (settings: EnvFile) => ByHand | null | Promise<ByHand | null>
  /** What a person has to do or to supply, without choices from a list. */
  tasks?: readonly string[]
  /**
   * Whether the step asks only if a service already has something that the site could take over, or has several to
   * choose from.
   */
  asksOnlyIfFound?: boolean
  run?: (settings: EnvFile) => Promise<void>
  /** The question after `run` has failed, such as for another name; null stops the launch. */
  askAgain?: (settings: EnvFile, error: Error) => ByHand | null
  /** Settings that the step uses although its check cannot see their values: after a change of one, it runs again. */
  uses?: readonly string[]
}

/**
 * Asks whether the site takes over something that a service has already. Without an answer, it gets its own.
 * @param ids the value of the setting for each thing found
 */
export const takeOver = (setting: string, found: string, ids: readonly string[]): ByHand => ({
  what: `${found}: of an interrupted launch, or of another site, which this one would then change`,
  setting,
  choices: [
    ...ids.map((id) => ({ value: id, label: `Use it: ${id}` })),
    { value: '', label: 'Make another' },
  ],
})

import type { EnvFile } from './envFile.ts'

/** The parts of the product, in the order in which `npm run launch` sets them up. */
export type Part = 'content' | 'enquiries' | 'pages' | 'Studio' | 'publishing' | 'agreements'

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
  /** The number of signatures, each of which counts as a step by hand. */
  signatures?: number
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
  byHand?: (settings: EnvFile) => ByHand | Promise<ByHand>
  run?: (settings: EnvFile) => Promise<void>
  /** Settings that the step uses although its check cannot see their values: after a change of one, it runs again. */
  uses?: readonly string[]
}

import type { Settings } from './settings.ts'

/** The parts of the product, in the order in which `npm run launch` sets them up. */
export type Part = 'content' | 'enquiries' | 'pages' | 'Studio' | 'publishing' | 'agreements'

/** The outcome of a check: what shows that the step is done, or what is missing. */
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
  /** An answer that is shown until one is typed. */
  example?: string
  /** The question instead of whether it is done, if there is no setting. */
  prompt?: string
  /** The number of signatures, each of which counts as a step by hand. */
  signatures?: number
  choices?: readonly { value: string; label: string }[]
}

/**
 * A step of `npm run launch`. A step that is not done is first done by hand, if it has `byHand`, then by a tool, if it has
 * `run`; then its check must find it done.
 */
export type Step = {
  part: Part
  name: string
  /** Changes nothing. Throws `Waiting`, by `settings.get`, while an earlier step is not done. */
  check: (settings: Settings) => Promise<Finding>
  byHand?: (settings: Settings) => ByHand | Promise<ByHand>
  run?: (settings: Settings) => Promise<void>
}

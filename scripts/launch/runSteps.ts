import pMap from 'p-map'
import { withAdvice } from './advice.ts'
import { type EnvFile, MissingSetting } from './envFile.ts'
import { isLeftOut } from './parts.ts'
import type { Prompts } from './prompts.ts'
import { reasonOf } from './reason.ts'
import { type ByHand, type Finding, missing, type Step } from './step.ts'

export type StepResult = { step: Step; finding: Finding; at: Date }

type Context = {
  settings: EnvFile
  prompts: Prompts
  now?: () => Date
  /** The name of a setting to ask for again, because its answer was wrong or is to change. */
  change?: string | undefined
}

/**
 * Runs each step that its check does not find done. A second run does nothing.
 * @throws Error if no step asks for the setting to change
 * @throws Error that names the failed step and advice. A later run continues at this step
 */
export async function runSteps(
  steps: readonly Step[],
  { settings, prompts, now = () => new Date(), change }: Context,
): Promise<StepResult[]> {
  if (change) await changeAnswer(steps, change, { settings, prompts })
  const results: StepResult[] = []
  for (const step of steps) {
    // Asked before each step, because the answers of the first steps decide which later steps are left out.
    if (isLeftOut(step, settings)) continue
    const isOutdated = change !== undefined && step.uses?.includes(change) === true
    const finding = await finish(step, settings, prompts, isOutdated).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      const reason = explain(error, settings)
      throw new Error(`Stopped at «${step.name}»: ${reason}\n\`npm run launch\` continues here.`)
    })
    prompts.tell(`${step.name}: ${finding.text}`)
    results.push({ step, finding, at: now() })
  }
  return results
}

/** Returns what has happened and what to do, without secrets. */
function explain(error: Error, settings: EnvFile): string {
  if (error instanceof MissingSetting) return error.message
  return withAdvice(settings.redact(reasonOf(error)))
}

async function changeAnswer(
  steps: readonly Step[],
  change: string,
  { settings, prompts }: Pick<Context, 'settings' | 'prompts'>,
): Promise<void> {
  const names: string[] = []
  for (const step of steps) {
    // A failed request to a service is ignored: the step has no setting to change, or a later run asks again.
    const request = await Promise.resolve(step.byHand?.(settings)).catch(() => undefined)
    if (!request?.setting) continue
    names.push(request.setting)
    if (request.setting !== change) continue
    return answerByHand(step, request, 'is asked for again', { settings, prompts })
  }
  throw new Error(`No step asks for ${change}. These can be changed: ${names.join(', ')}.`)
}

async function answerByHand(
  { name }: Step,
  request: ByHand,
  state: string,
  { settings, prompts }: Pick<Context, 'settings' | 'prompts'>,
): Promise<void> {
  prompts.show(name, request, state)
  const answer = await prompts.ask(request, settings.find(request.setting ?? ''))
  if (request.setting && answer) await settings.store({ [request.setting]: answer })
}

async function finish(
  step: Step,
  settings: EnvFile,
  prompts: Prompts,
  isOutdated: boolean,
): Promise<Finding> {
  let finding = await checkStep(step, settings)
  if (isOutdated && finding.isDone) finding = missing('a setting has changed')
  while (!finding.isDone) {
    const request = await step.byHand?.(settings)
    if (request) await answerByHand(step, request, finding.text, { settings, prompts })
    else prompts.begin(step.name)
    try {
      await step.run?.(settings)
    } catch (error) {
      const question = error instanceof Error ? step.askAgain?.(settings, error) : null
      if (!(error instanceof Error) || !question) throw error
      const reason = settings.redact(reasonOf(error))
      await answerByHand(step, question, reason, { settings, prompts })
      continue
    }
    finding = await checkStep(step, settings)
    // A person may correct the result; a tool would only repeat it.
    if (!finding.isDone && !request) throw new Error(finding.text)
  }
  return finding
}

/**
 * Checks a step. If a person's answer is checked, an error is a finding, so that the person can correct the answer: an
 * address that does not exist, or a token of another account.
 */
async function checkStep(step: Step, settings: EnvFile): Promise<Finding> {
  try {
    return await step.check(settings)
  } catch (error) {
    if (!step.byHand || !(error instanceof Error) || error instanceof MissingSetting) throw error
    const setting = (await step.byHand(settings))?.setting
    if (setting === undefined || settings.find(setting) === undefined) throw error
    return missing(explain(error, settings))
  }
}

/** Checks all steps without changing anything. A failed check is a result, so that the other checks still run. */
export async function checkSteps(
  steps: readonly Step[],
  settings: EnvFile,
  now = () => new Date(),
): Promise<StepResult[]> {
  return pMap(
    steps.filter((step) => !isLeftOut(step, settings)),
    async (step) => {
      const finding = await step.check(settings).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error
        return missing(explain(error, settings))
      })
      return { step, finding, at: now() }
    },
    // Limited, because most checks start a tool.
    { concurrency: 3 },
  )
}

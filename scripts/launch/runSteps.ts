import pMap from 'p-map'
import { adviceFor } from './advice.ts'
import { type EnvFile, MissingSetting } from './envFile.ts'
import type { Prompts } from './prompts.ts'
import { type Finding, missing, type Step } from './step.ts'

export type StepResult = { step: Step; finding: Finding; at: Date }

type Surroundings = { settings: EnvFile; prompts: Prompts; now?: () => Date }

/**
 * Runs each step that its check does not find done. A second run does nothing.
 * @throws Error that names the failed step and advice. A later run continues at this step
 */
export async function runSteps(
  steps: readonly Step[],
  { settings, prompts, now = () => new Date() }: Surroundings,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const finding = await finish(step, settings, prompts).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error
      const reason = settings.redact(error.message)
      throw new Error(`Stopped at «${step.name}»: ${reason}\n${adviceFor(reason)}`)
    })
    prompts.tell(`${step.name}: ${finding.text}`)
    results.push({ step, finding, at: now() })
  }
  return results
}

async function finish(step: Step, settings: EnvFile, prompts: Prompts): Promise<Finding> {
  let finding = await step.check(settings)
  while (!finding.isDone) {
    if (step.byHand) {
      const request = await step.byHand(settings)
      prompts.show(step.name, request, finding.text)
      const answer = await prompts.ask(request)
      if (request.setting && answer) await settings.store({ [request.setting]: answer })
    } else prompts.begin(step.name)
    await step.run?.(settings)
    finding = await step.check(settings)
    // A person may correct the result; a tool would only repeat it.
    if (!finding.isDone && !step.byHand) throw new Error(finding.text)
  }
  return finding
}

/** Checks all steps without changing anything. A failed check is a result, so that the other checks still run. */
export async function checkSteps(
  steps: readonly Step[],
  settings: EnvFile,
  now = () => new Date(),
): Promise<StepResult[]> {
  return pMap(
    steps,
    async (step) => {
      const finding = await step.check(settings).catch((error: unknown) => {
        if (!(error instanceof Error)) throw error
        const reason = settings.redact(error.message)
        return missing(error instanceof MissingSetting ? reason : `${reason} ${adviceFor(reason)}`)
      })
      return { step, finding, at: now() }
    },
    // Limited, because most checks start a tool.
    { concurrency: 3 },
  )
}

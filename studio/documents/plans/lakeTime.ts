import type { LakeClient } from '../../../shared/plans/planMutations.ts'
import { lakeClock } from '../../../shared/plans/readPlans.ts'

/** The Content Lake's time minus the time of this computer in ms; 0 until it is read. */
let difference = 0

/** Returns the time of the Content Lake, whose clock decides when plans are due, in ms since 1970. */
export const lakeNow = (): number => Date.now() + difference

/** Reads the clock of the Content Lake, which `lakeNow` then follows. */
export async function readLakeTime(client: Pick<LakeClient, 'fetch'>): Promise<number> {
  difference = (await lakeClock(client))() - Date.now()
  return difference
}

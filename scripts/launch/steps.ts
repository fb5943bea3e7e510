import { contentSteps } from './contentSteps.ts'
import { enquiriesSteps, functionSteps } from './enquiriesSteps.ts'
import { mailSteps } from './mailSteps.ts'
import { pagesSteps, siteAddress } from './pagesSteps.ts'
import { agreements, publishingSteps } from './publishingSteps.ts'
import { tokenStep } from './sanityToken.ts'
import { firstStaff } from './staff.ts'
import type { Step } from './step.ts'
import { studioSteps } from './studioSteps.ts'

/** The steps from an empty `.env` to a live site. Each step comes after the steps that it depends on. */
export const steps: readonly Step[] = [
  siteAddress,
  ...contentSteps,
  ...enquiriesSteps,
  ...mailSteps,
  firstStaff,
  ...pagesSteps,
  ...studioSteps,
  tokenStep('publishing', 'token that executes plans', 'SANITY_PLANS_TOKEN', 'editor'),
  ...publishingSteps,
  // The functions come after all of their secrets.
  ...functionSteps,
  agreements,
]

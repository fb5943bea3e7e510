import { contentSteps } from './content.ts'
import { enquiriesSteps, functionSteps } from './enquiries.ts'
import { mailSteps } from './mail.ts'
import { pagesSteps, siteAddress } from './pages.ts'
import { agreements, publishingSteps } from './publishing.ts'
import { tokenStep } from './sanityToken.ts'
import { firstStaff } from './staff.ts'
import type { Step } from './step.ts'
import { studioSteps } from './studio.ts'

/** The steps from an empty `.env` to a live site, in an order in which each finds what it needs. */
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
  // After all of their secrets.
  ...functionSteps,
  agreements,
]

import { contentSteps } from './contentSteps.ts'
import { enquiriesSteps, functionSteps } from './enquiriesSteps.ts'
import type { EnvFile } from './envFile.ts'
import { mailSteps } from './mailSteps.ts'
import { hostSteps, pagesSteps, siteAddress } from './pagesSteps.ts'
import { isLeftOut, partsStep } from './parts.ts'
import { agreements, backupKey, publishingSteps, repositorySteps } from './publishingSteps.ts'
import { tokenStep } from './sanityToken.ts'
import { firstStaff } from './staff.ts'
import type { Part, Step } from './step.ts'
import { studioSteps } from './studioSteps.ts'

/**
 * The steps from an empty `.env` to a live site, each after those that it depends on. The public site comes after
 * everything that answers its form: the agreements, mail, the functions and their monitor, staff and their inbox.
 */
export const steps: readonly Step[] = [
  partsStep,
  siteAddress,
  ...hostSteps,
  agreements,
  ...contentSteps,
  ...enquiriesSteps,
  ...mailSteps,
  ...repositorySteps,
  tokenStep('enquiries', 'token that executes plans', 'SANITY_PLANS_TOKEN', 'editor'),
  // The functions come after all of their secrets.
  ...functionSteps,
  firstStaff,
  ...studioSteps,
  backupKey,
  ...pagesSteps,
  ...publishingSteps,
]

/** Things to do after the launch that the launch cannot check. */
export const reminders: readonly { part: Part; thing: string }[] = [
  {
    part: 'enquiries',
    thing: 'a second person who answers enquiries: npm run person -- staff <address>',
  },
  {
    part: 'enquiries',
    thing:
      'two people watch the repository on GitHub (Watch, Custom, Issues), where problems are reported',
  },
]

export const remindersFor = (settings: EnvFile) =>
  reminders.filter((reminder) => !isLeftOut(reminder, settings)).map(({ thing }) => thing)

import { siteParts } from '../environment.ts'
import type { EnvFile } from './envFile.ts'
import { done, missing, type Part, type Step } from './step.ts'

type SiteParts = (typeof siteParts)[number]

/** The parts whose steps are left out for a site without enquiries. */
const withoutEnquiries: readonly Part[] = ['preview', 'enquiries', 'agreements']
const leftOut: Record<SiteParts, readonly Part[]> = {
  all: [],
  'without-preview': ['preview'],
  'without-enquiries': withoutEnquiries,
  staging: [...withoutEnquiries, 'publishing'],
}

const labels: Record<SiteParts, string> = {
  all: 'All: pages, Studio with a preview of drafts, enquiries',
  'without-preview': 'Without the preview, which needs a server of its own',
  'without-enquiries': 'Without enquiries and preview: the contact page shows telephone and mail',
  staging:
    'A second site to try things on: as the line above, without GitHub, and not in search engines',
}

const partsOf = (settings: EnvFile) =>
  siteParts.find((parts) => parts === settings.find('SITE_PARTS'))

export const isStaging = (settings: EnvFile) => partsOf(settings) === 'staging'

/** Returns whether a step is left out for the chosen parts of the site. */
export const isLeftOut = ({ part }: Pick<Step, 'part'>, settings: EnvFile) =>
  leftOut[partsOf(settings) ?? 'all'].includes(part)

/** The names that a site has at the services. A second site has names of its own. */
export const nameOfProject = (settings: EnvFile) =>
  `Accra Pharmaceutical Services${isStaging(settings) ? ' (staging)' : ''}`
/** The name at the host; that of the first site equals the Worker's in wrangler.jsonc. */
export const nameAtHost = (settings: EnvFile) =>
  `accra-pharmaceutical-services${isStaging(settings) ? '-staging' : ''}`

/** This is the first step, because its answer decides which other steps are needed. */
export const partsStep: Step = {
  part: 'pages',
  name: 'parts of the site',
  check: async (settings) => {
    const parts = partsOf(settings)
    return parts ? done(labels[parts]) : missing('no SITE_PARTS')
  },
  byHand: () => ({
    what: 'Choose what to set up',
    setting: 'SITE_PARTS',
    choices: siteParts.map((value) => ({ value, label: labels[value] })),
  }),
  run: async (settings) => {
    if (!isStaging(settings)) return
    if (settings.find('SANITY_PROJECT_ID')) {
      await settings.store({ SITE_PARTS: 'all' })
      throw new Error(
        'This folder has the settings of another site: make a clone for a second site.',
      )
    }
    await settings.store({ SANITY_DATASET: 'staging' })
  },
}

import { existsSync } from 'node:fs'
import { z } from 'zod'
import { defaultLanguage, languageCodes } from '../shared/languages.ts'
import { isPublicKey } from '../shared/supabaseKey.ts'

/** The purpose of a build: the site itself, or a host's preview of a branch. */
export type Deployment = 'production' | 'preview'

/** The local stand-in's publishable key. It is public, like the key of a hosted project. */
export const localPublishableKey = 'sb_publishable_local'

/**
 * The parts that a site can have. `all`: everything. `without-preview`: no preview of drafts. `without-enquiries`: no
 * preview and no enquiries; the contact page shows telephone and mail in place of the form. `staging`: a second site
 * for trials, without GitHub and hidden from search engines.
 */
export const siteParts = ['all', 'without-preview', 'without-enquiries', 'staging'] as const

const hasEnquiries = (parts: string | undefined) =>
  parts !== 'without-enquiries' && parts !== 'staging'

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)

/** The settings as environment variables. `readEnvironment` removes empty ones. */
const variables = z
  .object({
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be an id of small letters, digits and hyphens')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(
        /^[a-z0-9_-]{1,64}$/,
        'must be a name of small letters, digits, hyphens and underscores',
      )
      .default('production'),
    SANITY_API_HOST: z.url('must be a URL such as http://localhost:3334').optional(),
    /** The parts of the site, as chosen at the launch; all by default. */
    SITE_PARTS: z.enum(siteParts).default('all'),
    SANITY_READ_TOKEN: z.string().optional(),
    SANITY_WRITE_TOKEN: z.string().optional(),
    SANITY_STUDIO_URL: z.url('must be a URL').optional(),
    SITE_URL: z.url('must be a URL').default('https://www.accrapharma.example'),
    SUPABASE_URL: z.url('must be a URL').optional(),
    /** The form's key, which is compiled into the site. */
    SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .refine(isPublicKey, 'is not a public key: use the publishable key')
      .optional(),
    /** The key with all rights, for checks of the live site. */
    SUPABASE_SECRET_KEY: z.string().optional(),
    /** The command that deploys the site after each build of `npm run start:publisher`, such as the host's own tool. */
    DEPLOY_COMMAND: z.string().optional(),
    /** The host's deploy hook: a POST starts a build. For `npm run catch-up`. */
    DEPLOY_HOOK_URL: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
    /** The key that signs the preview's sessions; required by `npm run start:preview`. */
    PREVIEW_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    /** The address on which the preview server listens; by default loopback, or all if PORT is set. */
    PREVIEW_HOST: z.string().optional(),
    /**
     * The key of Resend's HTTP API for mail about plans, as in the functions' secrets. For `npm run start:publisher`.
     */
    RESEND_API_KEY: z.string().optional(),
    RESEND_API_URL: z.url('must be a URL').default('https://api.resend.com/emails'),
    CONTACT_EMAIL_FROM: z.email('must be a mail address').optional(),
    CONTACT_EMAIL_TO: z.email('must be a mail address').optional(),
    CONTACT_EMAIL_DOMAINS: z.string().optional(),
    CONTACT_EMAIL_LANGUAGE: z.enum(languageCodes).default(defaultLanguage),
    PORT: port(4173),
    STUDIO_PORT: port(3333),
    LAKE_PORT: port(3334),
    PREVIEW_PORT: port(3335),
    SUPABASE_PORT: port(54321),
    MAILBOX_PORT: port(8025),
    SMTP_PORT: port(1025),
    /** The directory of local data: the stand-ins' data, and the served site with its snapshot. */
    LOCAL_DATA: z.string().default('.local'),
  })
  .refine(
    ({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }) => !SUPABASE_URL === !SUPABASE_PUBLISHABLE_KEY,
    {
      path: ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
      message: 'go together: set both, or neither for the local Supabase',
    },
  )

export type Environment = ReturnType<typeof readEnvironment>

export const requiredString = z.string('is missing')

const isAtRoot = (address: string) =>
  /^https:\/\/[^/?#]+\/?$/.test(address) && URL.canParse(address)

const pagesVariables = {
  SITE_URL: requiredString.refine(isAtRoot, 'must be an https URL without a path'),
  SANITY_PROJECT_ID: requiredString,
}

/** The variables that a build for visitors requires, because it must not use stand-ins. */
export const hostedVariables = z.object({
  ...pagesVariables,
  SUPABASE_URL: requiredString.refine(isAtRoot, 'must be an https URL without a path'),
  SUPABASE_PUBLISHABLE_KEY: requiredString,
})

/** Returns the variables that a build for visitors requires of a site with these parts. */
export const requiredVariables = (parts = process.env.SITE_PARTS) =>
  hasEnquiries(parts) ? hostedVariables : z.object(pagesVariables)

/**
 * Returns the settings from `.env` and the process's environment, which takes precedence.
 * @param options.required variables of hosted services that stand-ins cannot replace
 * @throws Error that names each variable that is invalid or missing
 */
export function readEnvironment({
  required = z.object(),
  deployment = 'production',
}: {
  required?: z.ZodType
  deployment?: Deployment
} = {}) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const filled = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value))
  const { success, data, error } = variables.safeParse(filled)
  const missing = required.safeParse(filled).error
  const issues = [...(missing?.issues ?? []), ...(error?.issues ?? [])]
  if (!success || issues.length > 0) {
    const lines = issues.map(({ path, message }) => `  ${path.join(', ')} ${message}`)
    throw new Error(`Invalid settings (.env or environment):\n${lines.join('\n')}`)
  }
  return {
    ...data,
    usesLocalLake: !data.SANITY_PROJECT_ID && !data.SANITY_API_HOST,
    SANITY_STUDIO_URL: data.SANITY_STUDIO_URL ?? `http://localhost:${data.STUDIO_PORT}`,
    /** Whether the build is for the site at SITE_URL, or for a host's preview. */
    deployment: data.SITE_PARTS === 'staging' ? ('preview' as const) : deployment,
    usesLocalSupabase: hasEnquiries(data.SITE_PARTS) && !data.SUPABASE_URL,
    /** The project of the enquiry form, with its publishable key; null for a site without enquiries. */
    supabase: hasEnquiries(data.SITE_PARTS)
      ? {
          url: data.SUPABASE_URL ?? `http://localhost:${data.SUPABASE_PORT}`,
          key: data.SUPABASE_PUBLISHABLE_KEY ?? localPublishableKey,
        }
      : null,
    /** Whether the port is required. If not, the next free port may be used. */
    portIsGiven: Boolean(filled.PORT),
  }
}

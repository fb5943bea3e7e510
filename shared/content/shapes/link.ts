import { z } from 'zod'
import { pageTypes, pathOf } from '../addresses/paths.ts'
import { localeString } from './localized.ts'
import { copiedText, plainText } from './plainText.ts'

/** A reference to a page, parsed to that page's path. */
export const pagePath = z
  .object(
    {
      _type: z.enum(pageTypes),
      slug: z.string().optional(),
    },
    'links to a page that does not exist or is not published',
  )
  .transform(pathOf)

/** A page in a list of links. */
export const pageLink = z.object({ _id: z.string(), path: pagePath, title: localeString })

/** An external URL. Only `https:`, so neither `javascript:` nor `data:`. */
export const webAddress = copiedText.regex(
  /^https:\/\/[^\s"'<>]+$/,
  'must be a full address that begins with https://',
)

export const mailboxes = ['info', 'privacy', 'legal'] as const

/** The key of an array's item; other objects have none. */
const key = { _key: z.string().optional() }

/** The kinds of buttons that require a section of medicines. */
export const medicineKinds: readonly string[] = ['medicines', 'medicineList']

/** The issue of these buttons on pages without medicines. */
export const withMedicines = 'is for pages with a section of medicines only'

/** A button or link; its kind names the target. */
export const action = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...key, kind: z.literal('page'), label: localeString, page: pagePath }),
    z.object({
      ...key,
      kind: z.literal('contact'),
      label: localeString,
      /** The Service of Interest that the form preselects, in English. */
      service: plainText.trim().optional(),
    }),
    z.object({ ...key, kind: z.literal('phone'), label: localeString.optional() }),
    z.object({ ...key, kind: z.literal('emergency'), label: localeString.optional() }),
    z.object({
      ...key,
      kind: z.literal('email'),
      label: localeString.optional(),
      mailbox: z.enum(mailboxes),
    }),
    z.object({ ...key, kind: z.literal('external'), label: localeString, url: webAddress }),
    z.object({ ...key, kind: z.literal('print'), label: localeString }),
    z.object({ ...key, kind: z.literal('medicines'), label: localeString }),
    z.object({ ...key, kind: z.literal('medicineList'), label: localeString }),
    z.object({
      ...key,
      kind: z.literal('assessmentCheck'),
      label: localeString,
      dialogTitle: localeString,
      dialogText: localeString,
    }),
  ],
  'has no known kind of link',
)

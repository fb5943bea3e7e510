import { planType } from '../plans/plan.ts'

/** The type of the document with the settings of mail about enquiries. There is one, whose id is the type's name. */
export const mailSettingsType = 'mailSettings'

export const replyTemplateType = 'replyTemplate'

/**
 * The types of documents that only staff may read. They stay drafts and are never published, because anybody can read
 * what is published in a public dataset, which is the only kind of the free plan.
 * @see https://www.sanity.io/docs/ids
 */
export const privateTypes: readonly string[] = [planType, replyTemplateType, mailSettingsType]

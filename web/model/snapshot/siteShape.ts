import { z } from 'zod'
import { country } from '../../../shared/content/shapes/country.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { navigation } from '../../../shared/content/shapes/navigation.ts'
import { searchAnswer } from '../../../shared/content/shapes/searchAnswer.ts'
import { siteSettings } from '../../../shared/content/shapes/siteSettings.ts'
import { source } from '../../../shared/content/shapes/source.ts'
import { languageCodes } from '../../../shared/languages.ts'
import {
  type EditableMessage,
  type EditedMessages,
  mapEditableMessages,
  messageIssue,
} from '../../i18n/editableMessages.ts'

/** The field of a message. It may be empty or missing, because the document may be older than the message. */
function messageShape(key: EditableMessage) {
  const checked = localeString.superRefine((texts, context) => {
    for (const code of languageCodes) {
      const text = texts[code]
      const message = text === undefined ? null : messageIssue(key, text)
      if (message !== null) context.addIssue({ code: 'custom', path: [code], message })
    }
  })
  return checked.optional()
}

const groups = Object.fromEntries(
  Object.entries(mapEditableMessages(messageShape)).map(([group, messages]) => [
    group,
    z.object(messages).optional(),
  ]),
)

/** The document `interfaceMessages`, parsed to the edited messages by key. */
const editedMessages = z
  .object(groups)
  .transform(
    (document): EditedMessages =>
      Object.fromEntries(
        Object.entries(document).flatMap(([group, messages = {}]) =>
          Object.entries(messages).map(([name, text]) => [`${group}.${name}`, text]),
        ),
      ),
  )

/**
 * The site's shared part as `siteQuery` returns it: settings, menu, footer, edited messages, the search's answers, and
 * the countries that the search knows, that the company operates in, and that it has left.
 */
export const siteShape = siteSettings.extend({
  navigation,
  interfaceMessages: editedMessages.default({}),
  searchAnswers: z.array(searchAnswer).default([]),
  /** The countries about which the search has an answer. */
  africanUnionCountries: z.array(country).default([]),
  /** The countries that have a page. */
  operatedCountries: z.array(country).default([]),
  /** The countries that had a page until the company left. */
  formerCountries: z.array(country).default([]),
  sources: z.array(source).default([]),
})

import { z } from 'zod'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { navigation } from '../../shared/content/shapes/navigation.ts'
import { site as settings } from '../../shared/content/shapes/site.ts'
import { languageCodes } from '../../shared/languages.ts'
import {
  type EditableMessage,
  type EditedMessages,
  mapEditableMessages,
  messageIssue,
} from '../i18n/editableMessages.ts'

/** An editable message. Its field may be empty, and the document may be older than the message. */
function word(key: EditableMessage) {
  const checked = localeString.superRefine((texts, context) => {
    for (const code of languageCodes) {
      const text = texts[code]
      const message = text === undefined ? null : messageIssue(key, text)
      if (message !== null) context.addIssue({ code: 'custom', path: [code], message })
    }
  })
  return checked.optional()
}

const fields = Object.fromEntries(
  Object.entries(mapEditableMessages(word)).map(([group, words]) => [
    group,
    z.object(words).optional(),
  ]),
)

/** The document `words`, parsed to the edited messages by key. */
const words = z
  .object(fields)
  .transform(
    (document): EditedMessages =>
      Object.fromEntries(
        Object.entries(document).flatMap(([group, texts = {}]) =>
          Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]),
        ),
      ),
  )

/** The site's shared part as `siteQuery` returns it: settings, menu, footer and edited messages. */
export const siteShape = settings.extend({ navigation, words: words.default({}) })

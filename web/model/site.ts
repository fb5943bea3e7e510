import { z } from 'zod'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { navigation } from '../../shared/content/shapes/navigation.ts'
import { site as settings } from '../../shared/content/shapes/site.ts'
import { languageCodes } from '../../shared/languages.ts'
import {
  type EditableWord,
  type EditedWords,
  mapEditableMessages,
  wordIssue,
} from '../i18n/editableWords.ts'

/** A word; its field may be empty, and the document may be older than the word. */
function word(key: EditableWord) {
  const checked = localeString.superRefine((texts, context) => {
    for (const code of languageCodes) {
      const text = texts[code]
      const message = text === undefined ? null : wordIssue(key, text)
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

/** The document `words`, parsed to what editors have written, by key. */
const words = z
  .object(fields)
  .transform(
    (document): EditedWords =>
      Object.fromEntries(
        Object.entries(document).flatMap(([group, texts = {}]) =>
          Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]),
        ),
      ),
  )

/** The site's shared part as `siteQuery` returns it: the settings, menu and footer, and edited words. */
export const site = settings.extend({ navigation, words: words.default({}) })

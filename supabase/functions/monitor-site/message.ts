import { companyZone } from '../../../shared/companyZone.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Problem } from '../../../shared/monitoring/problems.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { dateFormat } from '../../../shared/text/formats.ts'
import type { ConfirmedProblem } from '../_shared/database.ts'
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

type Texts = {
  problems: Record<Problem, { title: string; advice: string }>
  open: string
  over: { subject: string; text: string }
}

const texts: Record<Language, Texts> = { en, fr, pt }

/**
 * Composes the message that there is a problem, or that it is over.
 * @param site the site's address
 */
export function composeMessage(
  { name, since, is_over }: Pick<ConfirmedProblem, 'name' | 'since' | 'is_over'>,
  site: string,
  language: Language,
): { subject: string; text: string } {
  const { problems, open, over } = texts[language]
  const { title, advice } = problems[name]
  const zoned = { dateStyle: 'long', timeStyle: 'short', timeZone: companyZone } as const
  const time = dateFormat(language, zoned).format(new Date(since))
  if (is_over)
    return {
      subject: fillIn(over.subject, { title }),
      text: fillIn(over.text, { time }),
    }
  return {
    subject: title,
    text: fillIn(`${advice}\n\n${open}`, { site, time }),
  }
}

import { escapeUTF8 } from 'entities'
import type { BusinessHours } from '../../../shared/content/shapes/businessHours.ts'
import { answerTime } from '../../../shared/enquiry/answerTime.ts'
import { promisedHours } from '../../../shared/enquiry/promisedHours.ts'
import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, isLanguage } from '../../../shared/languages.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { formatMoment } from '../../../shared/text/formatMoment.ts'
import { htmlMail, type Mail } from './composeMail.ts'
import { texts } from './mailTexts.ts'

/**
 * Returns the mail that acknowledges an enquiry, in the language of the form, with the same time of the answer as the
 * receipt on the page. It quotes nothing that was typed, neither name nor service nor message, because the address may
 * be anybody's.
 */
export function composeAcknowledgement(
  { id, created_at, email, reference, language }: StoredEnquiry,
  {
    companyName,
    businessHours,
    replyTo,
  }: { companyName: string; businessHours: BusinessHours | null; replyTo: string },
): Mail {
  const lang = isLanguage(language) ? language : defaultLanguage
  const { subject, thanks, by, quote, automatic } = texts[lang].acknowledgement
  const answeredBy = businessHours && answerTime(Date.parse(created_at), businessHours)
  const promise =
    answeredBy !== null &&
    fillIn(by, { hours: promisedHours, date: formatMoment(answeredBy, lang) })
  const paragraphs = [
    [thanks, promise].filter(Boolean).join(' '),
    fillIn(quote, { reference }),
    companyName,
    automatic,
  ]
  return {
    id: `acknowledgement-${id}`,
    to: email,
    replyTo,
    subject: `${subject} (${reference})`,
    text: paragraphs.join('\n\n'),
    html: htmlMail(
      paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph)}</p>`),
      lang,
    ),
    // Tells automatic responders not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

import { escapeUTF8 } from 'entities'
import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, isLanguage } from '../../../shared/languages.ts'
import { fillIn } from '../../../shared/text/fillIn.ts'
import { htmlMail, type Mail } from './composeMail.ts'
import { texts } from './mailTexts.ts'

/**
 * Returns the mail that acknowledges an enquiry, in the language of the form. It quotes no input of the sender, neither
 * name nor service nor text, because the address may be anybody's.
 */
export function composeAcknowledgement(
  { id, email, reference, language }: StoredEnquiry,
  { companyName, replyTo }: { companyName: string; replyTo: string },
): Mail {
  const lang = isLanguage(language) ? language : defaultLanguage
  const { subject, thanks, quote, automatic } = texts[lang].acknowledgement
  const paragraphs = [thanks, fillIn(quote, { reference }), companyName, automatic]
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

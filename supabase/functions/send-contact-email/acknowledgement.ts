import { escapeUTF8 } from 'entities'
import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../shared/languages.ts'
import { type Email, page } from './email.ts'

/** The subject and `reference` have the reference after and within them. */
const words = {
  en: {
    subject: 'We have received your enquiry',
    thanks:
      'Thank you for your enquiry. We have received it and will get back to you within 24 hours.',
    reference: ['Your reference is ', '. Please quote it when you write or call.'],
    automatic:
      'This message is automatic: this address was entered in the contact form of our website. ' +
      'If this was not you, please ignore this message.',
  },
  fr: {
    subject: 'Nous avons bien reçu votre demande',
    thanks:
      'Merci de votre demande. Nous l’avons bien reçue et vous répondrons dans les 24\u00a0heures.',
    reference: ['Votre référence est ', '. Merci de la rappeler si vous écrivez ou appelez.'],
    automatic:
      'Ce message est automatique\u00a0: cette adresse a été saisie dans le formulaire de contact ' +
      'de notre site. Si ce n’était pas vous, ignorez ce message.',
  },
  pt: {
    subject: 'Recebemos o seu pedido',
    thanks: 'Obrigado pelo seu pedido. Recebemo-lo e responderemos no prazo de 24\u00a0horas.',
    reference: ['A sua referência é ', '. Indique-a quando escrever ou telefonar.'],
    automatic:
      'Esta mensagem é automática: este endereço foi introduzido no formulário de contacto do ' +
      'nosso sítio. Se não foi quem o introduziu, ignore esta mensagem.',
  },
} satisfies Record<Language, object>

/**
 * Returns the mail that tells an enquirer that the enquiry has arrived, in the language of the form.
 * The address may be anybody's, so nothing in it is the sender's: no name, no service, no text.
 */
export function composeAcknowledgement(
  { id, email, reference, language }: StoredEnquiry,
  { companyName, replyTo }: { companyName: string; replyTo: string },
): Email {
  const lang = isLanguage(language) ? language : defaultLanguage
  const { subject, thanks, reference: around, automatic } = words[lang]
  const paragraphs = [thanks, around.join(reference), companyName, automatic]
  return {
    id: `acknowledgement-${id}`,
    to: email,
    replyTo,
    subject: `${subject} (${reference})`,
    text: paragraphs.join('\n\n'),
    html: page(
      paragraphs.map((paragraph) => `<p>${escapeUTF8(paragraph)}</p>`),
      lang,
    ),
    // Other automatons do not answer it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

import type { IdentifiedSanityDocumentStub } from '@sanity/client'

const text = (en: string, fr: string, pt: string) => ({ en, fr, pt })

const title = text(
  'This page is being corrected',
  'Cette page est en cours de correction',
  'Esta página está a ser corrigida',
)
const notice = text(
  'We have taken it off the website while we correct it. It will be back soon.',
  'Nous l’avons retirée du site le temps de la corriger. Elle sera bientôt de retour.',
  'Retirámo-la do sítio enquanto a corrigimos. Voltará em breve.',
)

/**
 * The page that visitors of a page under correction see. It is created when it is first chosen; editors can change its
 * words.
 */
export const noticePage = {
  ...{ _id: 'page-being-corrected', _type: 'page', title },
  slug: { _type: 'slug', current: 'being-corrected' },
  seo: { title, description: notice, hidden: true },
  hero: { heading: title, text: notice },
  sections: [
    {
      ...{ _key: 'contact', _type: 'callToAction' },
      heading: text(
        'Do you need it now?',
        'En avez-vous besoin maintenant ?',
        'Precisa dela agora?',
      ),
      text: text(
        'Write to us, or call us: we tell you what you want to know.',
        'Écrivez-nous ou appelez-nous : nous vous dirons ce que vous voulez savoir.',
        'Escreva-nos ou telefone-nos: dizemos-lhe o que quer saber.',
      ),
      actions: [
        {
          ...{ _key: 'contact', _type: 'action', kind: 'contact' },
          label: text('Contact us', 'Nous contacter', 'Contacte-nos'),
        },
      ],
    },
  ],
} satisfies IdentifiedSanityDocumentStub
